import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LiveState } from "../src/live/client";
import type { AurumView } from "../src/protocol/types";
import { Holding } from "../src/table/aurum/cardSelection.svelte";
import { Standing } from "../src/table/aurum/standingOrder.svelte";
import type { Playing } from "../src/table/game";

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

/** A hand at a table whose newest state and whose screen are set by hand. */
function held() {
  const at = { newest: WAITING, shown: WAITING, moves: [] as string[] };
  const game = () =>
    ({ state: at.newest, move: (move: string) => at.moves.push(move) }) as unknown as Playing<AurumView>;
  const holding = new Holding(
    game,
    () => at.shown,
    new Standing(game, "keep"),
    () => {},
  );
  return { at, holding };
}

test("a card that was played does not lift another of its name", () => {
  const { at, holding } = held();
  at.newest = at.shown = now({ legal: ["play Au1"] }, 7);
  holding.touch("Au1", true);
  expect(holding.lifted).toBe("Au1");
  holding.touch("Au1", true);
  expect(at.moves).toEqual(["play Au1"]);
  at.newest = at.shown = now({ legal: ["play Au1"], stocks: [["Au1"]] }, 9);
  expect(holding.lifted).toBeNull();
});

test("only a bid that is legal is offered, and any other card held says why not", () => {
  const { at, holding } = held();
  const why = { code: "aurum-bid-base-card", rule: "A8", text: "A8: only a base card can be your bid." };
  const bidding = now({ phase: "bid", trick: [], legal: ["bid Ag4"], stocks: [["Au0"]] }, 1);
  at.newest = at.shown = { ...bidding, refusals: { "bid Au0": why } } as State;
  expect(holding.isLegal("Au0")).toBe(false);
  holding.touch("Au0", true);
  expect(holding.lifted).toBeNull();
  expect(holding.why).toEqual(why);
  holding.act();
  expect(holding.drop("Au0")).toBe(false);
  expect(at.moves).toEqual([]);
  at.shown = { ...bidding, refusals: {} } as State;
  expect(holding.isLegal("Au0")).toBe(false);
  expect(holding.isLegal("Ag4")).toBe(true);
});

test("a card that is meant is played when its turn comes, though the screen is behind", () => {
  const { at, holding } = held();
  holding.touch("Ag4", false);
  expect(holding.meant).toBe("Ag4");
  at.newest = now({ legal: ["play Ag4"] }, 7);
  holding.heard();
  expect(at.moves).toEqual(["play Ag4"]);
  expect(holding.meant).toBeNull();
});
