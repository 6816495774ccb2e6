import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Series, TableInfo } from "../src/protocol/types";
import { seatLabel } from "../src/table/names";
import { tallyOf, tallyText } from "../src/table/series";
import { loadLanguage } from "../src/words/words.svelte";

beforeAll(() => loadLanguage("en"));
afterAll(() => loadLanguage("en"));

function person(name: string, won: number, games = 2) {
  return { name, player: name.toLowerCase(), bot: null, games, won };
}

function bot(name: string, won: number, games = 2) {
  return { name, player: null, bot: "adept", games, won };
}

function table(series: Series | null, me = "ann"): TableInfo {
  return { seats: [{ player: "bob" }, { player: me }], series } as unknown as TableInfo;
}

const SERIES: Series = {
  games: 2,
  players: [person("Bob", 0), person("Ann", 1), bot("Adept\u00a03", 1)],
  sides: [],
};

describe("a series", () => {
  test("has most wins first, and names the reader", () => {
    const tally = tallyOf(table(SERIES), 1);
    expect(tally?.players.map(({ name, won }) => [name, won])).toEqual([
      ["You", 1],
      ["Adept\u00a03", 1],
      ["Bob", 0],
    ]);
    expect(tally?.uneven).toBe(false);
  });

  test("names everyone for a spectator, and never a bot as the reader", () => {
    expect(tallyOf(table(SERIES), null)?.players.map(({ name }) => name)).toEqual(["Ann", "Adept\u00a03", "Bob"]);
  });

  test("is not shown at a first table, nor before a game has counted", () => {
    expect(tallyOf(table(null), 1)).toBeNull();
    expect(tallyOf(table({ ...SERIES, games: 0 }), 1)).toBeNull();
  });

  test("tells who has played fewer games", () => {
    const players = [...SERIES.players, person("Cid", 0, 1)];
    expect(tallyOf(table({ ...SERIES, players }), 1)?.uneven).toBe(true);
  });

  test("of partners has sides with their names", () => {
    const players = [person("Bob", 0), person("Ann", 2), bot("Adept\u00a03", 0), bot("Adept\u00a04", 2)];
    const sides = [
      { players: [0, 2], games: 2, won: 0 },
      { players: [1, 3], games: 2, won: 2 },
    ];
    const tally = tallyOf(table({ games: 2, players, sides }), 1);
    expect(tally?.sides.map(({ name, won }) => [name, won])).toEqual([
      ["You and Adept\u00a04", 2],
      ["Bob and Adept\u00a03", 0],
    ]);
    expect(tally === null ? "" : tallyText(tally)).toBe(
      "Series after 2 games · You and Adept\u00a04: 2\u00a0wins · Bob and Adept\u00a03: 0\u00a0wins",
    );
  });

  test("of equal sides and players has the reader's first", () => {
    const players = [person("Bob", 1), person("Ann", 1), bot("Adept\u00a03", 1), bot("Adept\u00a04", 1)];
    const sides = [
      [0, 2],
      [1, 3],
    ].map((members) => ({ players: members, games: 2, won: 1 }));
    const tally = tallyOf(table({ games: 2, players, sides }), 1);
    expect(tally?.sides[0]?.name).toBe("You and Adept\u00a04");
    expect(tally?.players.map(({ name }) => name)).toEqual(["You", "Bob", "Adept\u00a03", "Adept\u00a04"]);
  });

  test.each([
    ["en", "Series after 2 games · You: 1\u00a0win · Adept\u00a03: 1\u00a0win · Bob: 0\u00a0wins"],
    ["ru", "Счёт после 2 партий · Вы: 1\u00a0победа · Знаток\u00a03: 1\u00a0победа · Bob: 0\u00a0побед"],
    [
      "fr",
      "Bilan après 2\u00a0parties · Vous\u00a0: 1\u00a0victoire · Adepte\u00a03\u00a0: 1\u00a0victoire · Bob\u00a0: 0\u00a0victoire",
    ],
  ])("in one line, %s", async (language, sentence) => {
    await loadLanguage(language as "en" | "ru" | "fr");
    const tally = tallyOf(table(SERIES), 1);
    expect(tally === null ? "" : tallyText(tally)).toBe(sentence);
  });
});

test("a bot has the number of its name, wherever it sits", () => {
  expect(seatLabel({ bot: "adept", name: "Adept\u00a03" }, 0)).toMatch(/\u00a03$/);
  expect(seatLabel({ bot: "adept", name: "" }, 0)).toMatch(/\u00a01$/);
  expect(seatLabel({ bot: null, name: "Bob 7" }, 0)).toBe("Bob 7");
});
