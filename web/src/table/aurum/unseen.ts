/** The cards that the reader has not seen, which the view lists, in the order of their metals. */

import { faceOf, type Metal, sorted } from "../../cards/aurum/metals";
import type { AurumView } from "../../protocol/types";

interface UnseenMetal {
  metal: Metal;
  ranks: number[];
}

/** Returns the metals of these cards, each with its ranks from low to high. */
export function byMetal(cards: readonly string[]): UnseenMetal[] {
  const metals = new Map<Metal, number[]>();
  for (const { metal, rank } of sorted(cards, "metal").map(faceOf)) {
    metals.set(metal, [...(metals.get(metal) ?? []), rank]);
  }
  return [...metals].map(([metal, ranks]) => ({ metal, ranks }));
}

/** True if there is something to count: a seat's own round is being played. */
export function countsCards(view: AurumView): boolean {
  return view.seat !== null && view.hand !== null && view.phase !== "deal" && view.phase !== "over";
}
