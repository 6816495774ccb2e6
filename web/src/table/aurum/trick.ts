/** The trick on the table: the open one, otherwise the last one while it is shown, or the void one. */

import type { AurumView, Played } from "../../protocol/types";

export interface ShownTrick {
  cards: readonly Played[];
  winner: number | null;
  lowest: number | null;
  /** The gold card that the lowest card earns or has earned. */
  gold: string | null;
  state: "open" | "taken" | "void";
  /** Identifies a trick within the game. */
  key: string;
}

export function shownTrick(view: AurumView): ShownTrick {
  const taken = view.tricks.reduce((sum, tricks) => sum + tricks, 0);
  const rounds = view.phase === "deal" ? view.round - 1 : view.round;
  if (view.trick.length > 0) {
    if (view.last_trick?.cards === view.trick) {
      // The complete trick, marked before it is counted.
      return { ...view.last_trick, state: "taken", key: `${rounds}-${taken}` };
    }
    const { winning, lowest, gold } = view.so_far;
    return {
      cards: view.trick,
      winner: winning?.seat ?? null,
      lowest: lowest?.seat ?? null,
      gold: gold ?? null,
      state: "open",
      key: `${rounds}-${taken}`,
    };
  }
  const nothing = { cards: [], winner: null, lowest: null, gold: null };
  const cutShort = isOver(view) ? (view.ended?.void ?? []) : [];
  if (cutShort.length > 0) return { ...nothing, cards: cutShort, state: "void", key: `${rounds}-${taken}` };
  if (!view.last_trick) return { ...nothing, state: "open", key: `${rounds}-0` };
  const { cards, winner, lowest, gold } = view.last_trick;
  return { cards, winner, lowest, gold, state: "taken", key: `${rounds}-${taken - 1}` };
}

/** True if a round has ended and the next is not dealt. */
export function isOver(view: AurumView): boolean {
  return view.phase === "over" || (view.phase === "deal" && view.rounds.length > 0);
}

/**
 * Returns the number of the trick on the table. A finished one lies there until the next is led. There can be more
 * than `most_tricks`: gold that is taken in a round can be played in it.
 */
export function trickNumber(view: AurumView): number {
  const finished = view.tricks.reduce((sum, taken) => sum + taken, 0);
  const isBegun = view.trick.length > 0 || shownTrick(view).state === "void";
  return Math.max(1, isBegun ? finished + 1 : finished);
}
