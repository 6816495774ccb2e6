import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Tests run the components as a browser would, not as a server would draw them.
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"] },
  }),
);
