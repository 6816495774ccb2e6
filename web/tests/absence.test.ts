import { describe, expect, test } from "vitest";
import type { EntryView, SeatInfo, TableInfo } from "../src/protocol/types";
import { absenceChanges, absentSince, awaited, localNote, madeWithoutMe } from "../src/table/absence";

const PERSON = { kind: "human", name: "Ann", player: "p", bot: null, here: true, stand_in: false } as const;
const BOT = { ...PERSON, kind: "bot", player: null, bot: "adept", here: false } as const;
const AWAY = { ...PERSON, here: false };
const REPLACED = { ...AWAY, stand_in: true };

function table(seats: SeatInfo[], part: Partial<TableInfo> = {}): TableInfo {
  return { id: "t", status: "playing", seats, ...part } as TableInfo;
}

test.each([
  ["a lost connection", PERSON, AWAY, "left"],
  ["a bot takes over", AWAY, REPLACED, "stand-in"],
  ["the player returns after a bot played", REPLACED, PERSON, "back"],
  ["a short absence", AWAY, PERSON, undefined],
  ["a bot", BOT, BOT, undefined],
] as const)("%s", (_, before, after, change) => {
  expect(absenceChanges(table([PERSON, before]), table([PERSON, after])).get(1)).toBe(change);
});

test("the time of leaving is known until the player or a bot plays again", () => {
  const left = absentSince(new Map(), table([PERSON, AWAY]), new Map([[1, "left"]]), 50);
  expect(left.get(1)).toBe(50);
  expect(absentSince(left, table([AWAY, AWAY]), new Map([[0, "left"]]), 90)).toEqual(
    new Map([
      [1, 50],
      [0, 90],
    ]),
  );
  expect(absentSince(left, table([PERSON, REPLACED]), new Map([[1, "stand-in"]]), 90).size).toBe(0);
});

test("others who are away are waited for, unless a bot or a clock decides", () => {
  expect(awaited(table([AWAY, AWAY, BOT]), 0)).toEqual([1]);
  expect(awaited(table([PERSON, REPLACED, BOT]), 0)).toEqual([]);
  expect(awaited(table([PERSON, AWAY], { clock: { kind: "move", seconds: 60 } }), 0)).toEqual([]);
  expect(awaited(table([PERSON, AWAY], { status: "over" }), 0)).toEqual([]);
});

describe("moves made for the reader", () => {
  const told = (version: number, seat: number, move: string): EntryView => {
    return { version, seat, move, events: [], words: [`${version}`, "more"] };
  };
  const missed = [told(3, 0, "bid Ag5"), told(5, 0, "play Ag7"), told(6, 1, "play Zn2"), told(7, 0, "keep")];

  test("are named once, without windows and the others' moves", () => {
    expect(madeWithoutMe(missed, 0, 2, null)).toEqual(["3", "5"]);
    expect(madeWithoutMe(missed, 0, 3, null)).toEqual(["5"]);
  });

  test("are not those that the reader sent, and nobody is told at a first visit", () => {
    expect(madeWithoutMe(missed, 0, 3, "play Ag7")).toEqual([]);
    expect(madeWithoutMe(missed, 0, null, null)).toEqual([]);
    expect(madeWithoutMe(missed, null, 2, null)).toEqual([]);
  });

  test("a note of this page stands between the entries of the log", () => {
    const note = localNote([told(3, 0, "bid Ag5")], 3, { id: "page-table-is-back" });
    expect(note.version).toBeGreaterThan(3);
    expect(note.version).toBeLessThan(4);
  });
});
