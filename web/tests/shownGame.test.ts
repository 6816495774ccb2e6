import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveState } from "../src/live/client";
import type { AnyView } from "../src/live/view";
import type { EntryView } from "../src/protocol/types";
import type { TableGame } from "../src/table/game";
import { DOUBLE_CLICK, ShownGame } from "../src/table/shownGame.svelte";

const SHOW = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A game in which every deal is animated; `ply` counts the moves. */
function table() {
  let state = stateAt(0, 5);
  let log: EntryView[] = [];
  const moves: string[] = [];
  const seen: (number | null)[][] = [];
  const source = {
    mode: "live",
    get state() {
      return state;
    },
    get log() {
      return log;
    },
    refusal: null,
    move: (text: string) => void moves.push(text),
    seen: (...what: [number, number | null]) => void seen.push(what),
  } as unknown as TableGame<AnyView>;
  const game = new ShownGame<AnyView, string>(source, (before, after) => {
    const last = { view: after.view, scene: null, lasts: 0 };
    return after.view.phase === "shown" ? [{ view: before.view, scene: "show", lasts: SHOW }, last] : [last];
  });
  const happen = (ply: number, decision: number | null, phase = "bid") => {
    state = stateAt(ply, decision, phase);
    log = [...log, { version: ply, seat: 0, move: "pass", events: [] }];
    game.follow();
  };
  return { game, happen, moves, seen };
}

function stateAt(ply: number, decision: number | null, phase = "bid"): LiveState<AnyView> {
  const view = { moves: [], legal: ["pass"], phase, ply };
  return { view, decision, refusals: {}, version: ply, busy: false } as unknown as LiveState<AnyView>;
}

test("a decision that is open when the table is opened can be answered immediately", () => {
  const { game, moves } = table();
  expect(game.state.busy).toBe(false);
  game.move("pass");
  expect(moves).toEqual(["pass"]);
});

test("view, story and decision change with the show, not before it", () => {
  const { game, happen, seen } = table();
  happen(1, 9, "shown");
  expect([game.scene, game.state.version, game.state.decision, game.log.length]).toEqual(["show", 0, null, 0]);
  expect(game.state.view?.legal).toEqual([]);
  expect(seen.at(-1)).toEqual([0, null]);
  vi.advanceTimersByTime(SHOW);
  expect([game.scene, game.state.version, game.state.decision, game.log.length]).toEqual([null, 1, 9, 1]);
  expect(seen.at(-1)).toEqual([1, 9]);
});

test("nothing is answered before it is on the screen and a double click is over", () => {
  const { game, happen, moves } = table();
  happen(1, 9, "shown");
  game.move("pass");
  vi.advanceTimersByTime(SHOW);
  expect(game.state.busy).toBe(true);
  game.move("pass");
  vi.advanceTimersByTime(DOUBLE_CLICK - 1);
  game.move("pass");
  expect(moves).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(game.state.busy).toBe(false);
  game.move("pass");
  expect(moves).toEqual(["pass"]);
});

test("skipping an animation is not an answer", () => {
  const { game, happen, moves } = table();
  happen(1, 9, "shown");
  game.catchUp();
  game.move("pass");
  expect([game.behind, game.state.decision, moves]).toEqual([false, 9, []]);
});

test("a typed answer waits, and is not sent to another decision", () => {
  const { game, happen, moves } = table();
  happen(1, 9);
  game.move("pass", true);
  expect(moves).toEqual([]);
  vi.advanceTimersByTime(DOUBLE_CLICK);
  expect(moves).toEqual(["pass"]);
  happen(2, 11);
  game.move("bid 3", true);
  happen(3, 12);
  vi.advanceTimersByTime(2 * DOUBLE_CLICK);
  expect(moves).toEqual(["pass"]);
});

test("an open decision is not delayed by the others' moves", () => {
  const { game, happen } = table();
  happen(1, 5);
  expect(game.state.busy).toBe(false);
});

test("a hidden page shows the newest position when it is visible again", () => {
  const { game, happen } = table();
  vi.stubGlobal("document", { hidden: true });
  happen(1, 9, "shown");
  expect([game.behind, game.state.version]).toEqual([false, 1]);
});
