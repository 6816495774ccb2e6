import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Browser tests: the built page, the real server, a real Chromium. */
export default defineConfig({
  root: join(import.meta.dirname, ".."),
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: ["e2e/kit/house.ts"],
    pool: "forks",
    // More at once than there are cores only makes each of them late.
    maxWorkers: 2,
    // A busy machine is slow, not wrong: what waits, waits for a condition, and these end only what hangs.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
  },
});
