import { describe, expect, test } from "vitest";
import { meaningOf } from "../src/table/commands/parse";

const refusal = {
  code: "aurum-metal-used",
  rule: "A19",
  text: "A19: silver is already in this trick: play another metal, or gold.",
};
const known = {
  legal: ["play Bi2", "play P10", "end"],
  refusals: { "play Ag7": refusal },
  questions: { hand: ["рука", "карты"], help: ["помощь"] },
  verbs: { play: ["сыграть", "ход"], end: ["конец"] },
};

describe("a typed command", () => {
  test.each([
    ["play bi2", { kind: "move", move: "play Bi2" }],
    ["  PLAY   P10 ", { kind: "move", move: "play P10" }],
    ["p10", { kind: "move", move: "play P10" }],
    ["сыграть bi2", { kind: "move", move: "play Bi2" }],
    ["Конец", { kind: "move", move: "end" }],
    ["play ag7", { kind: "refused", refusal }],
    ["hand", { kind: "question", name: "hand" }],
    ["КАРТЫ", { kind: "question", name: "hand" }],
    ["помощь", { kind: "question", name: "help" }],
    ["play zn9", { kind: "tried", move: "play zn9" }],
    ["ход Zn9", { kind: "tried", move: "play zn9" }],
    ["dance", { kind: "unknown" }],
  ])("%s", (typed, meaning) => expect(meaningOf(typed, known)).toEqual(meaning));

  test("without a verb it must be unambiguous", () => {
    const legal = ["play Ag7", "bid Ag7"];
    expect(meaningOf("ag7", { ...known, legal, refusals: {} })).toEqual({ kind: "unknown" });
  });
});
