import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { EntryView, Heading, Replay } from "../src/protocol/types";
import { blocksOf, type LogBlock, spokenText } from "../src/table/log";
import { tellerFor } from "../src/table/told";
import { lineText } from "../src/words/told";
import { loadLanguage } from "../src/words/words.svelte";

const tell = tellerFor(null, null);
beforeAll(() => loadLanguage("en"));

function replayOf(game: string): Replay {
  const file = join(import.meta.dirname, `fixtures/replay-${game}.json`);
  return JSON.parse(readFileSync(file, "utf8")).replay;
}

function logOf(game: string): EntryView[] {
  return replayOf(game).moments.flatMap(({ told }) => told);
}

function heading(number: number, outcome?: string): Heading {
  const begun: Heading = { line: 0, kind: "lot", round: 0, number, title: `Lot ${number}` };
  return outcome === undefined ? begun : { ...begun, outcome };
}

function told(version: number, words: string[], headings?: Heading[]): EntryView {
  const entry: EntryView = { version, seat: 0, move: "pass", events: [], words };
  return headings === undefined ? entry : { ...entry, headings };
}

function titles(blocks: LogBlock[]): (string | undefined)[] {
  return blocks.map(({ heading }) => heading?.title);
}

function texts(blocks: LogBlock[]): string[][] {
  return blocks.map(({ lines }) => lines.map(({ text }) => text));
}

describe.each(["aurum", "auction"])("the log of %s", (game) => {
  const log = logOf(game);

  test("has every line of the server once, in order", () => {
    const lines = log.flatMap(({ words }) => words ?? []).map((line) => lineText(line, tell));
    expect(texts(blocksOf(log, tell)).flat()).toEqual(lines);
    expect(texts(blocksOf(log, tell)).flat().length).toBeGreaterThan(40);
  });

  test("has every heading once, and different keys for all lines", () => {
    const blocks = blocksOf(log, tell);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
    const lines = blocks.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(new Set(lines).size).toBe(lines.length);
    const begun = log.flatMap(({ headings = [] }) => headings.filter(({ outcome }) => outcome === undefined));
    expect(titles(blocks).filter((title) => title !== undefined)).toEqual(begun.map(({ title }) => tell(title)));
  });
});

test("a trick of Aurum has a line for each card and one for its end", () => {
  const named = tellerFor(replayOf("aurum").table, null);
  const trick = blocksOf(logOf("aurum"), named).find(({ heading }) => heading?.kind === "trick");
  expect(trick?.heading).toMatchObject({ title: "Trick 1" });
  expect(trick?.heading?.outcome).toMatch(/\S/);
  expect(trick?.lines.length).toBe(4);
});

test("the end of a lot stays with the lot, and the next opening is under its own heading", () => {
  const log = [
    told(1, ["The deck is shuffled.", "For sale: stamp."], [{ ...heading(1), line: 1 }]),
    told(
      2,
      ["You pass.", "Ben wins.", "Ben pays.", "For sale: jewel."],
      [
        { ...heading(1, "Ben, 9 coins"), line: 1 },
        { ...heading(2), line: 3 },
      ],
    ),
  ];
  const blocks = blocksOf(log, tell);
  expect(titles(blocks)).toEqual([undefined, "Lot 1", "Lot 2"]);
  expect(blocks.map(({ heading }) => heading?.outcome)).toEqual([undefined, "Ben, 9 coins", undefined]);
  const first = ["For sale: stamp.", "You pass.", "Ben wins.", "Ben pays."];
  expect(texts(blocks)).toEqual([["The deck is shuffled."], first, ["For sale: jewel."]]);
});

test("a proposal is shown next to the game, in the block where it was made", () => {
  const [block] = blocksOf(
    [told(1, ["For sale."], [heading(1)]), { ...told(2, ["Ben asks."]), note: "wish" }],
    tell,
  );
  expect(block?.lines.map(({ isAside }) => isAside)).toEqual([false, true]);
});

test("screen readers hear a heading once, and nothing about kept bids", () => {
  const log = [told(1, ["For sale."], [heading(1)]), told(2, []), told(3, ["Ben wins."], [heading(1, "Ben")])];
  expect(spokenText(log, tell)).toBe("Lot 1. For sale. Ben wins.");
  expect(spokenText([told(2, [])], tell)).toBe("");
});

test("in another language the same entries have other lines", async () => {
  const log = logOf("auction");
  const said: string[][] = [];
  for (const language of ["en", "ru"] as const) {
    await loadLanguage(language);
    said.push(texts(blocksOf(log, tell)).flat());
  }
  await loadLanguage("en");
  expect(said[0]?.length).toBe(said[1]?.length);
  expect(said[0]?.filter((line, place) => line === said[1]?.[place])).toEqual([]);
});
