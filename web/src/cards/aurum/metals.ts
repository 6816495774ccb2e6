/** Parses a card: the letters of the element, then the rank. */

import { sayCard } from "../../words/words.svelte";

export const METALS = ["Bi", "Cu", "P", "Ag", "Zn", "Au"] as const;
export type Metal = (typeof METALS)[number];

export interface Face {
  metal: Metal;
  rank: number;
}

const WRITTEN = /^(Bi|Cu|P|Ag|Zn|Au)(\d+)$/;

export function faceOf(card: string): Face {
  const [, metal, rank] = WRITTEN.exec(card) ?? [];
  if (metal === undefined || rank === undefined) throw new Error(`not a card: ${card}`);
  return { metal: metal as Metal, rank: Number(rank) };
}

/** Returns the spoken name: `silver 7`. */
export function cardName(card: string): string {
  return sayCard(card);
}

type Order = "metal" | "rank";

/** Sorts a hand by metal and then rank, or the other way round. Gold is last in both. */
export function sorted(cards: readonly string[], order: Order): string[] {
  return [...cards].sort((one, other) => placeOf(one, order) - placeOf(other, order));
}

function placeOf(card: string, order: Order): number {
  const { metal, rank } = faceOf(card);
  const suit = METALS.indexOf(metal);
  if (metal === "Au") return 10_000 + rank;
  return order === "metal" ? suit * 100 + rank : rank * 100 + suit;
}
