import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LiveState } from "../src/live/client";
import type { AurumView } from "../src/protocol/types";
import { CardSelection } from "../src/table/aurum/cardSelection.svelte";
import { StandingOrder } from "../src/table/aurum/standingOrder.svelte";
import type { TableGame } from "../src/table/game";

const file = join(import.meta.dirname, "fixtures", "aurum.json");
const { view } = JSON.parse(readFileSync(file, "utf8")) as { view: AurumView };
type State = LiveState<AurumView>;

const WAITING = now({ legal: [] }, null);

function now(part: Partial<AurumView>, decision: number | null): State {
  const trick = [{ seat: 1, card: "Bi2" }] as AurumView["trick"];
  const hand = { ...view, seat: 0, phase: "play", hand: ["Ag4"], stocks: [["Au1", "Au1"]], trick } as AurumView;
  return {
    view: { ...hand, so_far: { ...view.so_far, metals: ["Bi"] }, ...part },
    decision,
    refusals: {},
  } as State;
}

/** A hand whose newest state and shown state are set by the test. */
function held() {
  const at = { newest: WAITING, shown: WAITING, moves: [] as string[] };
  const game = () =>
    ({ state: at.newest, move: (move: string) => at.moves.push(move) }) as unknown as TableGame<AurumView>;
  const selection = new CardSelection(
    game,
    () => at.shown,
    new StandingOrder(game, "keep"),
    () => {},
  );
  return { at, selection };
}

test("a card that was played does not lift another of its name", () => {
  const { at, selection } = held();
  at.newest = at.shown = now({ legal: ["play Au1"] }, 7);
  selection.touch("Au1", true);
  expect(selection.lifted).toBe("Au1");
  selection.touch("Au1", true);
  expect(at.moves).toEqual(["play Au1"]);
  at.newest = at.shown = now({ legal: ["play Au1"], stocks: [["Au1"]] }, 9);
  expect(selection.lifted).toBeNull();
});

test("only a legal bid is offered, and any other card in the hand has a reason", () => {
  const { at, selection } = held();
  const refusal = { code: "aurum-bid-base-card", rule: "A8", text: "A8: only a base card can be your bid." };
  const bidding = now({ phase: "bid", trick: [], legal: ["bid Ag4"], stocks: [["Au0"]] }, 1);
  at.newest = at.shown = { ...bidding, refusals: { "bid Au0": refusal } } as State;
  expect(selection.isLegal("Au0")).toBe(false);
  selection.touch("Au0", true);
  expect(selection.lifted).toBeNull();
  expect(selection.refusal).toEqual(refusal);
  selection.act();
  expect(selection.drop("Au0")).toBe(false);
  expect(at.moves).toEqual([]);
  at.shown = { ...bidding, refusals: {} } as State;
  expect(selection.isLegal("Au0")).toBe(false);
  expect(selection.isLegal("Ag4")).toBe(true);
});

test("a preselected card is played when its turn comes, even if the screen is behind", () => {
  const { at, selection } = held();
  selection.touch("Ag4", false);
  expect(selection.preselected).toBe("Ag4");
  at.newest = now({ legal: ["play Ag4"] }, 7);
  selection.sync();
  expect(at.moves).toEqual(["play Ag4"]);
  expect(selection.preselected).toBeNull();
});
