/** Turns the texts of one language into a module, from the same Fluent files that Python reads. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "../src/words/languages.ts";
import { PARTS } from "../src/words/parts.ts";
import { divide } from "./wordParts.ts";

const CATALOGUE = join(import.meta.dirname, "../../src/goldgavel/text");
const NAME = /^virtual:(paintings|reference|words\/\w+)\/(en|ru|fr)$/;
/** Lists the parts of the page's texts in every language. */
const LIST = "virtual:words";
/** Texts of only the terminal and the command line are not sent to browsers. */
const FILES = {
  words: /^(page.*|aurum|auction|bots|company|errors|fair|server|ties)\.ftl$/,
  /** Texts that few readers open are loaded when they are needed. */
  paintings: /^paintings\.ftl$/,
  reference: /^reference\.ftl$/,
};
type Files = keyof typeof FILES;

function filesOf(language: string, files: Files): string[] {
  const folder = join(CATALOGUE, language);
  return readdirSync(folder)
    .filter((name) => FILES[files].test(name))
    .sort()
    .map((name) => join(folder, name));
}

export function wordsOf(language: string, files: Files = "words"): string {
  const text = filesOf(language, files)
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

function listOfParts(): string {
  const loaders = (part: string) =>
    LANGUAGES.map((language) => `${language}: () => import("virtual:words/${part}/${language}")`).join(",");
  return `export default {${["first", ...PARTS].map((part) => `${part}: {${loaders(part)}}`).join(",")}};`;
}

export function words(): Plugin {
  const divided = new Map<string, ReturnType<typeof divide>>();
  let building = false;

  /** While modules still change, the first part has everything. */
  function partOf(language: string, part: string): string {
    if (!building) return part === "first" ? wordsOf(language) : "";
    const parts = divided.get(language) ?? divide(wordsOf(language));
    divided.set(language, parts);
    return parts[part as keyof typeof parts];
  }

  return {
    name: "words",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (id) => (NAME.test(id) || id === LIST || id === TROUBLE ? `\0${id}` : null),
    load(id) {
      if (id === `\0${TROUBLE}`) {
        const all = Object.fromEntries(LANGUAGES.map((language) => [language, troubleOf(language)]));
        return `export default ${JSON.stringify(all)};`;
      }
      if (id === `\0${LIST}`) return listOfParts();
      const [, name, language] = NAME.exec(id.replace("\0", "")) ?? [];
      if (name === undefined || language === undefined) return null;
      const [files, part] = name.split("/") as [Files, string?];
      for (const file of filesOf(language, files)) this.addWatchFile(file);
      const text = part === undefined ? wordsOf(language, files) : partOf(language, part);
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
