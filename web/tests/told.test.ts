/** What the server tells as texts says the same on the page as in Python, for every message, reader and language. */

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LazyText, Refusal, TableInfo } from "../src/protocol/types";
import { refusalText, tellerFor } from "../src/table/told";
import { makeBundle } from "../src/words/bundle";
import { LANGUAGES, type Language } from "../src/words/languages";
import { withMinus } from "../src/words/numbers";
import type { Part } from "../src/words/parts";
import { lineText, makeTeller, type Teller } from "../src/words/told";
import { loadLanguage } from "../src/words/words.svelte";
import { divide } from "../tools/wordParts";
import { wordsOf } from "../tools/words";

interface Case {
  told: LazyText;
  /** What it says to every reader, or to each of them. */
  said: Record<Language, string | string[]>;
}

const ROOT = join(import.meta.dirname, "../..");
const written = execFileSync("python", ["-m", "tests.page.told"], { cwd: ROOT, maxBuffer: 64 << 20 });
const { names, readers, cases }: { names: string[]; readers: (number | null)[]; cases: Case[] } = JSON.parse(
  written.toString(),
);
const LOADED: Part[][] = [
  ["table", "aurum"],
  ["table", "auction"],
];

/** The teller of a table, with only the texts that its screen loads. */
function tellerWith(language: Language, parts: readonly Part[], reader: number | null): Teller {
  const divided = divide(wordsOf(language));
  const bundle = makeBundle(language, [divided.first, ...parts.map((part) => divided[part])].join("\n"));
  const say = (id: string, args: Record<string, string | number>) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id}`);
    const problems: Error[] = [];
    const text = bundle.formatPattern(pattern, args, problems);
    if (problems.length > 0) throw problems[0];
    return Object.values(args).some((arg) => Number(arg) < 0 && typeof arg === "number") ? withMinus(text) : text;
  };
  return makeTeller(say, (seat) => names[seat] || say("seat-name", { seat: seat + 1 }), reader);
}

function gameOf({ id }: LazyText): number {
  return id.startsWith("auction-") || id === "auction" ? 1 : 0;
}

test("there are enough texts to compare", () => {
  expect(cases.length).toBeGreaterThan(500);
  expect(new Set(cases.map(({ told }) => told.id)).size).toBeGreaterThan(100);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(readers)("the reader on seat %s is told the same by the page and by Python", (reader) => {
    const place = readers.indexOf(reader);
    const tellers = LOADED.map((parts) => tellerWith(language, parts, reader));
    const different = cases.flatMap(({ told, said }) => {
      const expected = said[language];
      const right = typeof expected === "string" ? expected : expected[place];
      const isOfAuction = JSON.stringify(told).includes('"auction-');
      const text = tellers[isOfAuction ? 1 : gameOf(told)]?.(told);
      return text === right ? [] : [{ told, text, right }];
    });
    expect(different).toEqual([]);
  });
});

describe("a refusal", () => {
  const table = {
    seats: [
      { bot: null, name: "Ann" },
      { bot: null, name: "" },
    ],
  } as unknown as TableInfo;
  const tell = tellerFor(table, 0);

  test.each([
    [{ code: "game-is-over" }, "The game is over: no more moves can be made."],
    [
      { code: "not-your-turn", args: { name: { id: "player-name", of: 0 } } },
      "It is not your turn: Ann is to move.",
    ],
    [
      { code: "not-your-turn", args: { name: { id: "player-name", of: 1 } } },
      "It is not your turn: Seat 2 is to move.",
    ],
    [
      { code: "aurum-metal-used", rule: "A19", args: { metal: { id: "metal-Ag" } } },
      "A19: silver is already in this trick: play another metal, or gold.",
    ],
    [{ code: "a-reason-of-the-future", rule: "A19" }, "That did not work. Check your connection and try again."],
    [{ code: "game-is-over", text: "As the server says." }, "As the server says."],
  ] satisfies [Refusal, string][])("%j", async (refusal, sentence) => {
    await loadLanguage("en");
    expect(refusalText(refusal, tell)).toBe(sentence);
  });
});

test("a line has its texts one after another, and a sentence stays as it is", async () => {
  await loadLanguage("en");
  const tell = tellerFor({ seats: [{ bot: null, name: "Ann" }] } as unknown as TableInfo, null);
  expect(lineText([{ id: "auction-event-passed", of: 0 }, { id: "told-concede" }], tell)).toBe(
    "Ann passes. The players ended the game early: nobody has won.",
  );
  expect(lineText("Said.", tell)).toBe("Said.");
});
