import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./kit/suite/order.ts";

/** Browser tests: the built page, the real server, a real Chromium. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/kit/suite/globalSetup.ts"],
    pool: "forks",
    // Tests mostly wait: for the server, for a timer, for the next frame.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Each test has its own browser context; the files of a worker share one connection to the browser.
    isolate: false,
    // Tests wait for conditions. These limits only stop what hangs, also on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
