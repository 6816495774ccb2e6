import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { AurumView, TableInfo } from "../src/protocol/types";
import { isAlone, isBeingRead, outcomeOf, secondsUntil } from "../src/table/aurum/roundSheet";

const file = join(import.meta.dirname, "fixtures", "aurum.json");
const { view } = JSON.parse(readFileSync(file, "utf8")) as { view: AurumView };
const round = { sides: [], winners: [0] } as unknown as AurumView["rounds"][number];
const sheet: AurumView = { ...view, phase: "deal", rounds: [round] };

function tableOf(kinds: string[], clock: TableInfo["clock"] = null): TableInfo {
  return { seats: kinds.map((kind) => ({ kind })), clock } as unknown as TableInfo;
}

test.each([
  [["human", "bot", "bot"], 0, null, true],
  [["human", "human", "bot"], 0, null, false],
  [["human", "bot", "bot"], null, null, false],
  [["human", "bot", "bot"], 0, { kind: "move", seconds: 60 }, false],
] as const)("seats %j, reader at %s, clock %j: alone is %s", (kinds, seat, clock, alone) => {
  expect(isAlone(tableOf([...kinds], clock), seat)).toBe(alone);
});

test("a sheet is read until it is closed, even if the next round is dealt", () => {
  expect(isBeingRead(sheet, sheet, 0)).toBe(true);
  expect(isBeingRead(sheet, { ...sheet, phase: "bid" }, 0)).toBe(true);
  expect(isBeingRead(sheet, { ...sheet, phase: "bid" }, 1)).toBe(false);
});

test("an undone move and the end of the game are shown immediately", () => {
  expect(isBeingRead(sheet, { ...sheet, phase: "play", rounds: [] }, 0)).toBe(false);
  expect(isBeingRead(sheet, { ...sheet, phase: "over" }, 0)).toBe(false);
});

test("a line says how the tricks compare with the bid", () => {
  expect([4, 5, 6].map((tricks) => outcomeOf({ bid: 5, tricks }))).toEqual(["under", "exact", "over"]);
});

test("seconds are counted down to nothing", () => {
  expect([0, 1, 2500, 3000, 9000].map((now) => secondsUntil(3000, now))).toEqual([3, 3, 1, 0, 0]);
});
