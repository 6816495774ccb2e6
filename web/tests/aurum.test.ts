import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AurumView, Told } from "../src/protocol/types";
import { askedOf, moveOf, swapOf } from "../src/table/aurum/asked";
import { placeOf } from "../src/table/aurum/seats";
import { shownTrick } from "../src/table/aurum/trick";

const file = join(import.meta.dirname, "fixtures", "aurum.json");
const { view } = JSON.parse(readFileSync(file, "utf8")) as { view: AurumView };

test("the next to move sits on the reader's left", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(["top", "right", "me", "left"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(["me", "left", "right"]);
  expect(placeOf(0, null, 4)).toBe("me");
});

describe("what is asked", () => {
  test.each([
    [{ phase: "bid", legal: ["bid Ag1"] }, 3, "bid"],
    [{ phase: "play", legal: ["play Ag1"], trick: [] }, 3, "lead"],
    [{ phase: "play", legal: ["play Ag1"], trick: [{ seat: 1, card: "Bi2" }] }, 3, "play"],
    [{ phase: "window", legal: ["keep"] }, 3, "window"],
    [{ phase: "play", legal: [] }, null, "wait"],
    [{ phase: "deal" }, null, "deal"],
    [{ phase: "over" }, null, "over"],
  ])("%j", (part, decision, asked) => expect(askedOf({ ...view, ...part }, decision)).toBe(asked));

  test("a card stands for a move only where one is asked for", () => {
    expect(moveOf("bid", "Ag4")).toBe("bid Ag4");
    expect(moveOf("lead", "Ag4")).toBe("play Ag4");
    expect(moveOf("window", "Ag4")).toBeNull();
    expect(swapOf("Au3", "Ag7", true)).toBe("swap Au3 Ag7 partner");
  });
});

describe("the trick on the table", () => {
  const trick = [{ seat: 1, card: "Bi2" }];

  test("is the one being played, with the server's marks", () => {
    const so_far = { metals: ["Bi"], winning: trick[0] ?? null, lowest: trick[0] ?? null, gold: "Au2" };
    const shown = shownTrick({ ...view, trick, so_far }, []);
    expect(shown).toEqual({ cards: trick, winner: 1, lowest: 1, gold: "Au2", finished: false });
  });

  test("is the last one while nobody has led", () => {
    const moves = [
      { seat: 1, move: "play Bi2" },
      { seat: 2, move: "play Ag9" },
      { seat: 0, move: "play Zn4" },
      { seat: 1, move: "keep" },
    ];
    const events = [
      { event: "gold-taken", seat: 1, card: "Au2" },
      { event: "trick-won", seat: 2, tricks: 1 },
      { event: "next-leader", seat: 1 },
    ];
    const story: Told[] = [{ version: 9, seat: 0, move: "play Zn4", events }];
    const shown = shownTrick({ ...view, trick: [], moves }, story);
    expect(shown.cards.map(({ card }) => card)).toEqual(["Bi2", "Ag9", "Zn4"]);
    expect(shown).toMatchObject({ winner: 2, lowest: 1, gold: "Au2", finished: true });
  });
});
