import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { OLDEST } from "./tools/browsers.ts";
import { compressed } from "./tools/compressed.ts";
import { offline } from "./tools/offline.ts";
import { rules } from "./tools/rules.ts";
import { screens } from "./tools/screens.ts";
import { words } from "./tools/words.ts";

const SERVER = "http://127.0.0.1:8000";
const ICONS = { name: "icons", test: /src.parts.Icon/ };

export default defineConfig({
  // Files refer to each other by relative paths, so that one build works below any base path. The first file is
  // served at many addresses; there the server writes full paths (`http/site/preview.py`).
  base: "./",
  plugins: [svelte(), words(), rules(), offline(), compressed()],
  css: { postcss: { plugins: [screens()] } },
  build: {
    outDir: "../src/goldgavel/server/page",
    emptyOutDir: true,
    target: OLDEST,
    // The server's content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small files that every screen needs are one file: each has its own head and is compressed on its own.
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [ICONS] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/live": { target: SERVER, ws: true } },
  },
});
