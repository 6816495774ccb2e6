import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { browserLanguage, LANGUAGES } from "../src/words/languages";
import { makeBundle } from "../src/words/words.svelte";
import { wordsOf } from "../tools/words";

const SOURCE = join(import.meta.dirname, "../src");
const USE = /\bsay\(\s*(?:"([\w-]+)"|`([^`]+)`)/g;

function code(): string {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"))
    .join("\n");
}

/** Every use as a pattern: interpolated parts match any word. */
function uses(): RegExp[] {
  return [...code().matchAll(USE)].map(
    ([, whole, made]) => new RegExp(`^${whole ?? made?.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
}

function ids(language: string): string[] {
  return [...wordsOf(language).matchAll(/^page-([\w-]+) =/gm)].map((found) => found[1] ?? "");
}

describe("the catalogue", () => {
  test("has every message that the page uses", () => {
    const known = ids("en");
    expect(uses().filter((use) => !known.some((id) => use.test(id)))).toEqual([]);
  });

  test("has no unused message", () => {
    const used = uses();
    expect(ids("en").filter((id) => !used.some((use) => use.test(id)))).toEqual([]);
  });

  test.each(LANGUAGES)("reads in %s", (language) => {
    expect(() => makeBundle(language, wordsOf(language))).not.toThrow();
  });
});

test("the browser's first language that we speak is taken", () => {
  expect(browserLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(browserLanguage(["RU"])).toBe("ru");
  expect(browserLanguage(["de"])).toBe("en");
});
