import { describe, expect, test } from "vitest";
import { byTurn } from "../src/home/played";
import {
  type Clock,
  type ClockReadings,
  DAY,
  digits,
  isLow,
  isSlow,
  leftAt,
  partsOf,
  runs,
  untilLow,
} from "../src/live/clocks";
import type { PlayedGame } from "../src/protocol/types";
import { clockKey } from "../src/setup/tableDraft";

const MINUTE: Clock = { kind: "move", seconds: 60 };
const LONG: Clock = { kind: "move", seconds: DAY };
const DIALS: ClockReadings = {
  seats: [{ left: 40, runs: true }, { left: 60 }, null, { left: 30, runs: true, wait: 2 }],
  at: 1000,
};

describe("the time on a clock", () => {
  test("counts down while it runs, and stands while it does not", () => {
    expect(leftAt(DIALS, 0, 11_000)).toBe(30);
    expect(leftAt(DIALS, 0, 100_000)).toBe(0);
    expect(leftAt(DIALS, 1, 11_000)).toBe(60);
    expect([0, 1, 2, 3].map((seat) => runs(DIALS, seat))).toEqual([true, false, false, true]);
  });

  test("is nothing for bots, missing players, and without clocks", () => {
    expect(leftAt(DIALS, 2, 1000)).toBeNull();
    expect(leftAt(DIALS, 9, 1000)).toBeNull();
    expect(leftAt(null, 0, 1000)).toBeNull();
  });

  test("stands for the rest of a bid window", () => {
    expect(leftAt(DIALS, 3, 2500)).toBe(30);
    expect(leftAt(DIALS, 3, 5000)).toBe(28);
  });
});

test.each([
  [0, "0:00", [["second", 0]]],
  [9.2, "0:10", [["second", 10]]],
  [60, "1:00", [["minute", 1]]],
  [
    245,
    "4:05",
    [
      ["minute", 4],
      ["second", 5],
    ],
  ],
  [3600, null, [["hour", 1]]],
  [
    3661,
    null,
    [
      ["hour", 1],
      ["minute", 1],
    ],
  ],
  [DAY, null, [["day", 1]]],
  [
    2 * DAY + 3 * 3600 + 59,
    null,
    [
      ["day", 2],
      ["hour", 3],
    ],
  ],
  [DAY + 59, null, [["day", 1]]],
])("%s seconds are written with the two largest units", (seconds, written, parts) => {
  expect(digits(seconds)).toBe(written);
  expect(partsOf(seconds).map(({ unit, count }) => [unit, count])).toEqual(parts);
});

test("little time is the last tenth of it, ten seconds at least and an hour at most", () => {
  expect([isLow(MINUTE, 10), isLow(MINUTE, 11)]).toEqual([true, false]);
  expect([isLow({ kind: "bank", seconds: 300 }, 30), isLow({ kind: "bank", seconds: 300 }, 31)]).toEqual([
    true,
    false,
  ]);
  expect([isLow(LONG, 3600), isLow(LONG, 3601)]).toEqual([true, false]);
  expect(isLow(null, 0)).toBe(false);
});

test("a player with little time is warned", () => {
  expect(untilLow(DIALS, MINUTE, 0, 1000)).toBe(30);
  expect(untilLow(DIALS, MINUTE, 0, 41_000)).toBe(0);
  expect(untilLow(DIALS, MINUTE, 3, 2000)).toBe(21);
  expect(untilLow(DIALS, MINUTE, 1, 1000)).toBeNull();
  expect(untilLow(null, MINUTE, 0, 1000)).toBeNull();
});

test("a game with half a day or more is slow", () => {
  expect([isSlow(LONG), isSlow(MINUTE), isSlow(null)]).toEqual([true, false, false]);
});

test("clocks have different keys", () => {
  const all = [
    null,
    MINUTE,
    LONG,
    { kind: "bank", seconds: 60 } as const,
    { kind: "bank", seconds: 60, increment: 5 } as const,
  ];
  expect(new Set(all.map(clockKey)).size).toBe(all.length);
});

test("games that wait for me come first, the most urgent before the others", () => {
  const game = (table: string, turn: boolean | null, left: number | null) => ({ table, turn, left }) as PlayedGame;
  const games = [
    game("a", null, null),
    game("b", true, 900),
    game("c", false, null),
    game("d", true, 60),
    game("e", true, null),
  ];
  expect(byTurn(games).map(({ table }) => table)).toEqual(["d", "b", "e", "a", "c"]);
});
