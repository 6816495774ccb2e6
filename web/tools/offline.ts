/** Tells the service worker which files a build has, so that it can keep all of them. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { build, type Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/offline/worker.ts");
/** What the page shows or runs; the rest is for search engines and for putting it on a home screen. */
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
    // Everything is there, and nothing is compressed yet.
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

/** Another version for any other content. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

/** One plain script: not every browser takes a module as a service worker. */
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
