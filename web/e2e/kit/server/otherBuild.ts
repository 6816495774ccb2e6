/** Writes another build of the page: the same content with other hashes in all file names. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const BUILT = join(import.meta.dirname, "../../../../src/goldgavel/server/page");
const TEXT = /\.(html|js|css)$/;
const PACKED = /\.(br|gz)$/;
const NAMED = /^assets\/.+-([\w-]{8})\.\w+$/;

export function writeOtherBuild(folder: string): void {
  const names = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(BUILT.length + 1));
  const hashes = names.flatMap((name) => NAMED.exec(name)?.[1] ?? []);
  const renamed = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, other(hash)), text);
  for (const name of names) {
    const file = join(folder, renamed(name));
    mkdirSync(dirname(file), { recursive: true });
    const content = readFileSync(join(BUILT, name));
    writeFileSync(file, TEXT.test(name) ? renamed(content.toString("utf8")) : content);
  }
}

function other(hash: string): string {
  return [...hash].reverse().join("") === hash ? `${hash.slice(1)}0` : [...hash].reverse().join("");
}
