import { describe, expect, test } from "vitest";
import { guestName } from "../src/api/guests";
import type { LiveState } from "../src/live/client";
import type { AnyView } from "../src/live/view";
import type { TableInfo } from "../src/protocol/types";
import { mayRead, waitingAt } from "../src/table/gameOver";
import { isMyTurn } from "../src/table/turn";

function table(part: Partial<TableInfo>): TableInfo {
  return { id: "t", status: "playing", records: "link", seats: [], ...part } as unknown as TableInfo;
}

function person(name: string, here: boolean) {
  return { kind: "human" as const, name, player: name, bot: null, here, stand_in: false };
}

describe("after a game", () => {
  test("a record for the players is shown to them only", () => {
    expect(mayRead(table({ records: "link" }), null)).toBe(true);
    expect(mayRead(table({ records: "players" }), null)).toBe(false);
    expect(mayRead(table({ records: "players" }), 2)).toBe(true);
  });

  test("only others who are present count as waiting at the next table", () => {
    const seats = [person("Ann", true), person("Bob", true), person("Cid", false)];
    expect(waitingAt(table({ status: "open", seats }), "Ann")).toEqual(["Bob"]);
    expect(waitingAt(table({ status: "playing", seats }), "Ann")).toEqual([]);
    expect(waitingAt(null, "Ann")).toEqual([]);
  });
});

describe("my turn", () => {
  const state = (phase: string, order: string, decision: number | null = 3) =>
    ({
      decision,
      view: { phase },
      order: { order, move: null, waive: "no" },
      table: table({}),
    }) as unknown as LiveState<AnyView>;

  test("is when an answer is waited for", () => {
    expect(isMyTurn(state("play", "keep"))).toBe(true);
    expect(isMyTurn(state("play", "keep", null))).toBe(false);
  });

  test("is not a bid window that passes by itself", () => {
    expect(isMyTurn(state("window", "keep"))).toBe(false);
    expect(isMyTurn(state("window", "ask"))).toBe(true);
  });
});

test("a guest's name has a word of each list", () => {
  expect(guestName("Sly, Bold", "Fox, Owl", () => 0.99)).toBe("Bold Owl");
  expect(guestName("Sly, Bold", "Fox, Owl", () => 0)).toBe("Sly Fox");
});
