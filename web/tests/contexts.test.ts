/** APIs of secure contexts are used only in files that handle their absence. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");

/** Each API with the files that handle its absence. A page over plain HTTP has none of them. */
const SECURE_ONLY: Record<string, string[]> = {
  "crypto.randomUUID": [],
  "crypto.subtle": [],
  "navigator.clipboard": ["parts/clipboard.ts"],
  "navigator.share": ["parts/share.ts"],
  "navigator.canShare": ["parts/share.ts"],
  "navigator.serviceWorker": ["offline/register.ts", "push/push.svelte.ts"],
  "navigator.storage": [],
  "navigator.locks": [],
  "navigator.wakeLock": [],
  "navigator.credentials": [],
  "navigator.mediaDevices": [],
  "caches.": ["offline/worker.ts"],
  "Notification.": ["push/push.svelte.ts"],
};

function sources(): [name: string, code: string][] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => [name.replaceAll("\\", "/"), withoutComments(readFileSync(join(SOURCE, name), "utf8"))]);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "");
}

test.each(Object.entries(SECURE_ONLY))("%s is used only where its absence is handled", (name, allowed) => {
  const written = new RegExp(`(?<![\\w.])${name.replace(".", "\\s*\\??\\.\\s*")}`);
  const found = sources().filter(([, code]) => written.test(code));
  expect(found.map(([file]) => file).filter((file) => !allowed.includes(file))).toEqual([]);
});
