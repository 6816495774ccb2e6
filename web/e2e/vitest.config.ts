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
    // More at once than there are cores only makes each of them late.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Every test has a browser context of its own; one connection to the browser does for all of a worker's files.
    isolate: false,
    // A busy machine is slow, not wrong: what waits, waits for a condition, and these end only what hangs.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
