/** Every screen loads the parts of the texts that its modules show. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/words/languages";
import { PARTS, type Part } from "../src/words/parts";
import { readModule, SOURCE } from "../tools/modules";
import { divide, messagesOf } from "../tools/wordParts";
import { wordsOf } from "../tools/words";
import { firstArgument, patternsIn } from "./fixtures/sayCalls";

const WITH_WORDS = /\bloadPart(?:<\w+>)?\(\s*\(\) => import\("([^"]+)"\)((?:,\s*"\w+")*)\s*,?\s*\)/g;
const CALL = /\bsay(Shared)?\(/g;
/** Modules that show texts whose names come from elsewhere: the codes of warnings and proofs, and added bots. */
const NAMES_FROM_ELSEWHERE = [
  "fair/JudgementDetails.svelte",
  "keeper/auction/text.ts",
  "keeper/aurum/text.ts",
  "setup/names.ts",
];
/** Where `say` itself is. */
const WORDS = "words/words.svelte.ts";
/** Modules with a function of their own by the name of `say`. */
const OWN_SAY = [
  "fair/numberSender.ts",
  "table/auction/commands.ts",
  "table/liveGame.svelte.ts",
  "table/shownGame.svelte.ts",
  "trouble/text.ts",
  "words/tieText.ts",
];

const divided = { en: divide(wordsOf("en")), ru: divide(wordsOf("ru")), fr: divide(wordsOf("fr")) };
const everything = [...messagesOf(wordsOf("en")).keys()];
const names = new Map(Object.entries(divided.en).map(([part, text]) => [part, new Set(messagesOf(text).keys())]));
const namesIn = (part: "first" | Part) => names.get(part) ?? new Set<string>();

interface Call {
  module: string;
  argument: string;
  shows: RegExp[];
}

function callsIn(module: string): Call[] {
  const text = readFileSync(join(SOURCE, module), "utf8");
  return [...text.matchAll(CALL)]
    .filter(({ index }) => !/(function |[.\w])$/.test(text.slice(0, index)))
    .map(({ 0: found, 1: shared, index }) => {
      const argument = firstArgument(text, index + found.length);
      return { module, argument, shows: patternsIn(argument, shared !== undefined) };
    });
}

/** The parts that a module waits for when it loads another one. */
function partsWith(module: string): Map<string, Part[]> {
  const text = readFileSync(join(SOURCE, module), "utf8");
  const loads = [...text.matchAll(WITH_WORDS)].map(([, path = "", words = ""]) => {
    return [join(dirname(module), path), [...words.matchAll(/"(\w+)"/g)].map(([, part]) => part as Part)] as const;
  });
  return new Map(loads);
}

type Loads = (module: string) => Map<string, Part[]>;

/** Follows the modules from the first one. Each is met with the parts that are loaded by then, but not again if it
 * was met with fewer.
 */
function visits(loads: Loads): { module: string; has: Part[] }[] {
  const found: { module: string; has: Part[] }[] = [];
  const met = new Map<string, Part[][]>();
  const meet = (module: string, has: Part[]) => {
    const before = met.get(module) ?? [];
    if (before.some((parts) => parts.every((part) => has.includes(part)))) return;
    met.set(module, [...before, has]);
    found.push({ module, has });
  };
  meet("main.ts", []);
  for (const { module, has } of found) {
    const { now, later } = readModule(module);
    for (const next of now) meet(next, has);
    const waits = loads(module);
    for (const next of later) meet(next, [...has, ...(waits.get(next) ?? [])]);
  }
  return found;
}

function shownBy(module: string): string[] {
  const shows = callsIn(module).flatMap((call) => call.shows);
  return everything.filter((name) => shows.some((show) => show.test(name)));
}

function missing(loads: Loads): string[] {
  return visits(loads)
    .filter(({ module }) => module !== WORDS)
    .flatMap(({ module, has }) => {
      const loaded = [namesIn("first"), ...has.map(namesIn)];
      return shownBy(module)
        .filter((name) => !loaded.some((part) => part.has(name)))
        .map((name) => `${module}: ${name} with ${has.join(", ")}`);
    });
}

describe("a screen", () => {
  test("has every text that its modules show", () => {
    expect(visits(partsWith).length).toBeGreaterThan(250);
    expect(missing(partsWith)).toEqual([]);
  });

  test("would lack texts if it did not wait for its parts", () => {
    const careless = missing(() => new Map());
    for (const name of [
      "page-aurum-armed",
      "page-auction-offer",
      "page-setup-title",
      "page-keeper-title",
      "page-fair-coming",
    ])
      expect(
        careless.some((found) => found.includes(`: ${name} `)),
        name,
      ).toBe(true);
  });

  test("names its texts in its own code, with few exceptions", () => {
    const modules = new Set(visits(partsWith).map(({ module }) => module));
    const unnamed = [...modules]
      .flatMap(callsIn)
      .filter(({ shows }) => shows.length === 0)
      .map(({ module }) => module);
    const known = [...NAMES_FROM_ELSEWHERE, ...OWN_SAY, WORDS];
    expect([...new Set(unnamed)].filter((module) => !known.includes(module))).toEqual([]);
  });
});

describe("names that come from elsewhere are in the part of", () => {
  const known = (start: string) => everything.filter((name) => name.startsWith(start));

  test.each([
    ["the score keeper", "sheet-warning-", ["first", "keeper"]],
    ["proofs", "fair-", ["first", "fair"]],
    ["the first screen, for cards", "card-", ["first"]],
    ["the first screen, for bots", "bot-novice-", ["first"]],
  ] as const)("%s", (_, start, within) => {
    const has = new Set(within.flatMap((part) => [...namesIn(part)]));
    const shown = known(start).filter((name) => !/description$/.test(name));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter((name) => !has.has(name))).toEqual([]);
  });
});

describe("the parts", () => {
  test.each(LANGUAGES)("have the same texts in %s", (language) => {
    const here = divided[language];
    for (const part of ["first", ...PARTS] as const)
      expect([...messagesOf(here[part]).keys()].sort(), part).toEqual([...namesIn(part)].sort());
  });

  test("hold whole texts, which name no other ones", () => {
    for (const [name, text] of messagesOf(wordsOf("fr"))) {
      expect(text.trimEnd(), name).toMatch(/^[a-z][\w-]* =[\s\S]*\S$/);
      expect(text, name).not.toMatch(/\{ -?[a-z][\w.-]* \}/);
    }
  });

  test("are small: the first screen needs less than a third", () => {
    for (const language of LANGUAGES)
      expect(divided[language].first.length).toBeLessThan(wordsOf(language).length / 3);
  });
});
