import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Tests run components in browser mode, not as server-side rendering.
    resolve: { conditions: ["browser"] },
    // No file leaves state behind, so shared modules are loaded once.
    test: {
      include: ["tests/**/*.test.ts"],
      isolate: false,
      // It only stops what hangs, also on a busy machine.
      testTimeout: 60_000,
      // Components are tested in a browser (`e2e/`), which is not counted.
      coverage: {
        include: ["src/**/*.ts"],
        reporter: ["text-summary"],
        reportsDirectory: "../build/coverage",
      },
    },
  }),
);
