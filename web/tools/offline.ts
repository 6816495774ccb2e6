/** Gives the service worker the list of files of a build. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { build, type Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/offline/worker.ts");
/** Files that the page shows or runs. The others are for search engines and home screens. */
const SHOWN = /^\/(index\.html|icon\.svg|app\.webmanifest|assets\/[^/]+\.(js|css|woff2|svg))$/;
const WORKER = "service-worker.js";

export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    // All files exist, and none is compressed yet.
    async writeBundle() {
      await writeWorker(folder);
    },
  };
}

async function writeWorker(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, "/"))
    .filter((file) => SHOWN.test(file))
    .sort();
  const first = readFileSync(join(folder, "index.html"), "utf8");
  const entry = /src="\.(\/assets\/[^"]+\.js)"/.exec(first)?.[1];
  if (entry === undefined) throw new Error("index.html names no script");
  const built = { version: versionOf(folder, files), files, entry };
  writeFileSync(join(folder, WORKER), `const BUILT=${JSON.stringify(built)};\n${await bundled()}`);
}

/** A version that depends on the content. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Built as one classic script: not every browser accepts a module as a service worker. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, lib: { entry: SOURCE, formats: ["iife"], name: "worker" }, target: "es2022" },
  });
  const output = Array.isArray(made) ? made[0]?.output : "output" in made ? made.output : undefined;
  const script = output?.[0];
  if (script?.type !== "chunk") throw new Error("the service worker was not built");
  return script.code;
}
