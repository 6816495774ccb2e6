import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as auction from "../src/keeper/auction/game";
import * as aurum from "../src/keeper/aurum/game";
import { type Options, preset } from "../src/keeper/aurum/sheet";
import { asText, reportOf } from "../src/keeper/report";
import { StoredSheet } from "../src/keeper/storedSheet.svelte";
import { loadLanguage } from "../src/words/words.svelte";

/** A browser's storage, cleared before each test. */
const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
beforeEach(() => storage.clear());

const THREE: Options = { players: 3, edition: "evrikus", ...preset("evrikus", 3) };
const FOUR: Options = { players: 4, edition: "evrikus", ...preset("evrikus", 4) };
const NAMES = ["Anna", "Ben", "Chloe", "David"];

/** Returns a sheet with these rounds: bid and tricks of each side. */
function played(options: Options, rounds: [number, number][][]): aurum.AurumSheet {
  const filled = rounds.map((round) => round.map(([bid, tricks]) => ({ bid, tricks, gold: [] })));
  return { ...aurum.newSheet(options, NAMES), rounds: filled };
}

describe("a sheet of Aurum", () => {
  const cell = { round: 0, row: "gold", side: 1 } as const;

  test("asks for bids, then tricks, then gold", () => {
    let sheet = aurum.newSheet(THREE, NAMES);
    const asked: string[] = [];
    for (let number = 0; number < 6; number++) {
      const next = aurum.nextCell(sheet, 0);
      asked.push(`${next.row}${next.side}`);
      sheet = aurum.withWritten(sheet, next, 3);
    }
    expect(asked).toEqual(["bid0", "bid1", "bid2", "tricks0", "tricks1", "tricks2"]);
    expect(aurum.nextCell(sheet, 0)).toEqual({ round: 0, row: "gold", side: 0 });
  });

  test("takes up to as many gold cards of a rank as the box has, then starts again", () => {
    let sheet = aurum.newSheet(THREE, NAMES);
    const held = [1, 2, 3].map(() => {
      sheet = aurum.withGold(sheet, cell, 2);
      return aurum.written(sheet, cell);
    });
    expect(held).toEqual([[2], [2, 2], []]);
  });

  test("has no scores before everything is written down", () => {
    const sheet = aurum.newSheet(FOUR, NAMES);
    expect(aurum.scoreOf(sheet, 0)).toBeNull();
    expect(aurum.matchStateOf(sheet)).toMatchObject({ counted: 0, winners: [] });
    expect(aurum.isBegun(sheet)).toBe(false);
    expect(aurum.isBegun(aurum.withGold(sheet, cell, 0))).toBe(true);
  });

  test("counts no round after a gap", () => {
    const won: [number, number][] = [
      [4, 4],
      [2, 1],
    ];
    const gap = aurum.newSheet(FOUR, NAMES).rounds[0] ?? [];
    const sheet = played(FOUR, [won, won]);
    expect(aurum.matchStateOf(sheet).winners).toEqual([0]);
    expect(
      aurum.matchStateOf({ ...sheet, rounds: [sheet.rounds[0] ?? [], gap, sheet.rounds[1] ?? []] }).nuggets,
    ).toEqual([1, 0]);
  });

  test("is distinguished from other stored data", () => {
    const sheet = aurum.withRound(
      played(THREE, [
        [
          [1, 1],
          [2, 2],
          [3, 4],
        ],
      ]),
    );
    expect(aurum.isAurumSheet(JSON.parse(JSON.stringify(sheet)))).toBe(true);
    for (const other of [
      null,
      5,
      {},
      { ...sheet, names: ["A"] },
      { ...sheet, rounds: [[{}]] },
      { ...sheet, options: {} },
    ])
      expect(aurum.isAurumSheet(other)).toBe(false);
  });
});

describe("a sheet of Auction", () => {
  const empty = auction.newSheet(["Anna", "", "Chloe"], "book");

  test("counts a replica as the kind that it joined", () => {
    const entry = empty.players[0] as auction.Entry;
    const counts = auction.countsOf({
      ...entry,
      cards: { ...entry.cards, stamp: 2 },
      joined: { ...entry.joined, stamp: 1 },
      waiting: 1,
    });
    expect(counts).toMatchObject({ stamp: 3, replicas: 2, jewel: 0 });
  });

  test("keeps the entries when a player joins or leaves", () => {
    const sheet = auction.withEntry(empty, 2, { coins: 7 });
    const more = auction.withSetting(sheet, ["A", "B", "C", "D"], "places");
    expect(more.players.map((entry) => entry.coins)).toEqual([0, 0, 7, 0]);
    expect(auction.scoreOf(more).answer.winners).toEqual([2]);
  });

  test("is distinguished from other stored data", () => {
    expect(auction.isAuctionSheet(JSON.parse(JSON.stringify(empty)))).toBe(true);
    for (const other of [
      null,
      {},
      { ...empty, ties: "odd" },
      { ...empty, names: [] },
      auction.withEntry(empty, 0, { coins: -1 }),
    ])
      expect(auction.isAuctionSheet(other)).toBe(false);
  });
});

describe("a stored sheet", () => {
  const isNote = (found: unknown): found is { note: number } =>
    typeof (found as { note?: unknown })?.note === "number";
  const stored = () => new StoredSheet<{ note: number }>("test.kept", isNote);

  test("can be undone and redone, also after the page was closed", () => {
    const first = stored();
    for (const note of [1, 2, 3]) first.change({ note });
    first.undo();
    const again = stored();
    expect(again.now).toEqual({ note: 2 });
    again.redo();
    expect([again.now, again.canRedo]).toEqual([{ note: 3 }, false]);
    again.undo();
    again.undo();
    expect([again.now, again.canUndo]).toEqual([{ note: 1 }, false]);
    again.change({ note: 9 });
    expect(again.canRedo).toBe(false);
  });

  test("starts empty if other data was stored", () => {
    for (const text of ["{", "null", '{"now":{"note":"x"}}', '{"now":{"note":1},"past":5}']) {
      storage.set("test.kept", text);
      expect(stored().canUndo).toBe(false);
    }
    expect(stored().now).toEqual({ note: 1 });
  });
});

describe("telling others", () => {
  beforeAll(() => loadLanguage("en"));

  test("a game of Aurum with every sum", () => {
    const text = asText(
      reportOf(
        played(FOUR, [
          [
            [4, 4],
            [2, 3],
          ],
          [
            [3, 3],
            [5, 4],
          ],
        ]),
      ),
    );
    expect(text).toContain("Anna and Chloe win the game.");
    expect(text).toContain("Ben and David: bid 2, took 3, over: 2; gold 0 = 0; total 2 + 0 = 2");
  });

  test("a game of Auction, and those without a name", () => {
    const sheet = auction.withEntry(auction.newSheet(["Anna", "", "Chloe"], "book"), 1, { coins: 8 });
    const report = reportOf(sheet);
    expect(report.result).toBe("Player 2 wins with 3 points.");
    expect(asText(report)).toContain("Player 2: 0 − 5 + 0 + 0 + 0 + 0 + 8 = 3");
  });
});
