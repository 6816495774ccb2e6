import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { judge } from "../src/fair/judgement";
import { type Memory, memoryOf, remember } from "../src/fair/memory";
import { NumberSender } from "../src/fair/numberSender";
import { NUMBER } from "../src/fair/proof";
import { randomHex } from "../src/parts/random";
import type { FairRound, FairState } from "../src/protocol/types";

/** A browser's storage, cleared before each test. */
const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
});
beforeEach(() => storage.clear());

const FIRST = "a".repeat(64);
const OTHER = "b".repeat(64);

function state(coming: FairRound | null, dealt: FairRound[] = []): FairState {
  return { scheme: "goldgavel-fair/1", game: "t", rules: "1", coming, dealt };
}

function round(number: number, commitment: string, ...numbers: string[]): FairRound {
  return { round: number, commitment, numbers: numbers.map((one, seat) => ({ seat, number: one })) };
}

describe("adding numbers", () => {
  test("a random number is added to every deal without one of mine", () => {
    const said: [number, string][] = [];
    const numberSender = new NumberSender("t", (...words) => said.push(words));
    numberSender.hear(state(round(1, FIRST)), 0);
    numberSender.hear(state(round(2, OTHER), [round(1, FIRST, said[0]?.[1] ?? "")]), 0);
    expect(said.map(([number]) => number)).toEqual([1, 2]);
    expect(said.every(([, number]) => NUMBER.test(number))).toBe(true);
    expect(said[0]?.[1]).not.toBe(said[1]?.[1]);
    expect(memoryOf("t")).toMatchObject({ commitments: { 1: FIRST, 2: OTHER }, numbers: { 1: said[0]?.[1] } });
  });

  test("an accepted number is not replaced, and spectators add none", () => {
    const say = vi.fn();
    new NumberSender("t", say).hear(state(round(1, FIRST, "7")), 0);
    new NumberSender("t", say).hear(state(round(1, FIRST)), null);
    new NumberSender("t", say).hear(state(null, [round(1, FIRST)]), 0);
    expect(say).not.toHaveBeenCalled();
    expect(memoryOf("t").numbers).toEqual({});
    expect(memoryOf("t").commitments).toEqual({ 1: FIRST });
  });

  test("nothing is sent twice while others add theirs", () => {
    const say = vi.fn();
    const numberSender = new NumberSender("t", say);
    numberSender.hear(state(round(1, FIRST)), 1);
    numberSender.hear(state(round(1, FIRST, "7")), 1);
    expect(say).toHaveBeenCalledOnce();
  });

  test("a late random number is not reported; a chosen one is", () => {
    const numberSender = new NumberSender("t", vi.fn());
    numberSender.hear(state(round(1, FIRST)), 0);
    const late = { code: "fair-number-late", text: "too late" };
    expect(numberSender.concerns(late)).toBe(false);
    expect(numberSender.concerns({ ...late, code: "fair-number-often" })).toBe(true);
    numberSender.choose(1, "c0ffee");
    expect(numberSender.concerns(late)).toBe(true);
    numberSender.choose(2, "c0ffee");
    numberSender.hear(state(round(2, OTHER, "c0ffee"), [round(1, FIRST)]), 0);
    expect(numberSender.concerns(late)).toBe(false);
  });

  test("my own choice is kept once it is in", () => {
    const say = vi.fn();
    const numberSender = new NumberSender("t", say);
    numberSender.choose(1, "c0ffee");
    numberSender.hear(state(round(1, FIRST)), 0);
    expect(say.mock.calls).toEqual([[1, "c0ffee"]]);
    expect(memoryOf("t").numbers).toEqual({});
    numberSender.hear(state(round(1, FIRST, "c0ffee")), 0);
    expect(memoryOf("t").numbers).toEqual({ 1: "c0ffee" });
  });

  test("the first commitment of a round counts, also after a reload", () => {
    new NumberSender("t", vi.fn()).hear(state(round(1, FIRST)), null);
    new NumberSender("t", vi.fn()).hear(state(round(1, OTHER)), null);
    expect(memoryOf("t").commitments).toEqual({ 1: FIRST });
  });

  test("old tables are forgotten first", () => {
    for (let table = 0; table < 70; table++)
      remember(`t${table}`, { at: 0, seat: 0, commitments: { 1: FIRST }, numbers: {} }, table);
    expect(memoryOf("t5").commitments).toEqual({});
    expect(memoryOf("t69").commitments).toEqual({ 1: FIRST });
    expect(storage.get("goldgavel.fair")?.match(/"commitments"/g)).toHaveLength(60);
  });

  test("random numbers are not the same twice", () => {
    expect(new Set(Array.from({ length: 100 }, randomHex)).size).toBe(100);
  });
});

describe("judging a game", () => {
  const { deals } = JSON.parse(readFileSync(join(import.meta.dirname, "../../docs/fair-vectors.json"), "utf8"));
  const vector = deals.find(
    (one: { name: string; players: number }) => one.name === "auction" && one.players === 4,
  );
  const { commitment, secret, numbers, seed } = vector;
  const record = {
    game: "auction",
    options: { players: 4 },
    deals: [vector.deal],
    table: vector.game,
    fair: {
      scheme: "goldgavel-fair/1",
      game: vector.game,
      rules: vector.rules,
      rounds: [{ commitment, secret, numbers, seed }],
    },
  };
  const memory = (part: Partial<Memory>): Memory => ({ at: 0, seat: 1, commitments: {}, numbers: {}, ...part });

  test.each([
    [
      "who was there and added a number",
      memory({ commitments: { 1: commitment }, numbers: { 1: "b" } }),
      "proved-to-you",
    ],
    ["who was there and added none", memory({ commitments: { 1: commitment } }), "proved-partly"],
    ["who was not there", memory({}), "proved-by-record"],
    ["nobody in particular", null, "proved-by-record"],
  ])("for %s", (_who, known, words) => {
    expect(judge(record, known)).toMatchObject({ fair: true, words });
  });

  test("a commitment other than the one shown is a broken promise", () => {
    const verdict = judge(record, memory({ commitments: { 1: OTHER } }));
    expect(verdict).toMatchObject({ fair: false, own: true, code: "promise-broken", args: { round: 1 } });
  });

  test("a number that was in and is not is noticed", () => {
    const known = memory({ commitments: { 1: commitment }, numbers: { 1: "beef" } });
    expect(judge(record, known)).toMatchObject({ fair: false, own: true, code: "number-lost" });
  });

  test("a record of another table is refused", () => {
    expect(judge({ ...record, table: "elsewhere" }, null)).toMatchObject({ code: "fair-other-game" });
  });
});
