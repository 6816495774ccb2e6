/** Turns the texts of one language into a module, from the same Fluent files that Python reads. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";

const CATALOGUE = join(import.meta.dirname, "../../src/goldgavel/text");
const NAME = /^virtual:(words|paintings|reference)\/(en|ru|fr)$/;
/** Texts of only the terminal and the server are not sent to browsers. */
const FILES = {
  words: /^(page.*|aurum|auction|bots|fair|ties)\.ftl$/,
  /** Texts that few readers open are loaded when they are needed. */
  paintings: /^paintings\.ftl$/,
  reference: /^reference\.ftl$/,
};
type Part = keyof typeof FILES;

function filesOf(language: string, part: Part): string[] {
  const folder = join(CATALOGUE, language);
  return readdirSync(folder)
    .filter((name) => FILES[part].test(name))
    .sort()
    .map((name) => join(folder, name));
}

export function wordsOf(language: string, part: Part = "words"): string {
  const text = filesOf(language, part)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** The texts for failures, bundled in all languages, for when nothing can be loaded. */
const TROUBLE = "virtual:trouble";
const SAID_IN_TROUBLE = /^page-(trouble-[\w-]+|to-home) =/gm;

function troubleOf(language: string): Record<string, string> {
  const source = wordsOf(language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const names = [...source.matchAll(SAID_IN_TROUBLE)].map(([found]) => found.replace(" =", ""));
  return Object.fromEntries(
    names.map((name) => [name, bundle.formatPattern(bundle.getMessage(name)?.value ?? "")]),
  );
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (NAME.test(id) || id === TROUBLE ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TROUBLE}`) {
        const all = Object.fromEntries(LANGUAGES.map((language) => [language, troubleOf(language)]));
        return `export default ${JSON.stringify(all)};`;
      }
      const [, part, language] = NAME.exec(id.replace("\0", "")) ?? [];
      if (part === undefined || language === undefined) return null;
      for (const file of filesOf(language, part as Part)) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(language, part as Part))};`;
    },
  };
}
