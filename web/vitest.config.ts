import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Tests run the components as a browser would, not as a server would draw them.
    resolve: { conditions: ["browser"] },
    // No file leaves anything behind for another, so that what they share is loaded once.
    test: { include: ["tests/**/*.test.ts"], isolate: false },
  }),
);
