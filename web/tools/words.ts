/** The sentences of one language as one module, from the same Fluent files that Python reads. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const CATALOGUE = join(import.meta.dirname, "../../src/goldgavel/text");
const NAME = /^virtual:words\/(en|ru|fr)$/;
/** What only the terminal and the server say is not sent to browsers. */
const OURS = /^(page.*|aurum|auction|bots|fair|ties)\.ftl$/;

function filesOf(language: string): string[] {
  const folder = join(CATALOGUE, language);
  return readdirSync(folder)
    .filter((name) => OURS.test(name))
    .sort()
    .map((name) => join(folder, name));
}

export function wordsOf(language: string): string {
  const text = filesOf(language)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = NAME.exec(id.replace("\0", ""))?.[1];
      if (language === undefined) return null;
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(language))};`;
    },
  };
}
