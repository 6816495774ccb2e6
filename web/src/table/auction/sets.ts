/** A player's cards by kind. */

import { GROUPS, KINDS, type Kind } from "../../cards/auction/kinds";
import type { AuctionView } from "../../protocol/types";

interface CardSet {
  kind: Kind;
  /** Genuine cards; for replicas, those that have not joined a set. */
  cards: number;
  /** Replicas that joined the set. */
  joined: number;
  /** Current value. A replica that has not joined is worth nothing. */
  points: number;
}

export function setsOf(view: AuctionView, seat: number): CardSet[] {
  const held = view.cards[seat];
  const line = view.scores[seat];
  if (held === undefined || line === undefined) return [];
  return KINDS.map((kind) => ({
    kind,
    cards: held[kind],
    joined: isGroup(kind) ? held.joined[kind] : 0,
    points: kind === "replica" ? 0 : line[kind],
  }));
}

function isGroup(kind: Kind): kind is (typeof GROUPS)[number] {
  return GROUPS.some((group) => group === kind);
}

/** Returns the sets with cards or with points, such as the penalty for a missing kind. */
export function shownSets(view: AuctionView, seat: number): CardSet[] {
  return setsOf(view, seat).filter((set) => countOf(set) > 0 || set.points !== 0);
}

export function countOf({ cards, joined }: CardSet): number {
  return cards + joined;
}

/** Returns the name of every card as a swap uses it, replicas last. */
export function formsOf({ kind, cards, joined }: CardSet): string[] {
  return [...Array<string>(cards).fill(kind), ...Array<string>(joined).fill(`replica@${kind}`)];
}

/** Returns the current value of all cards, without coins. */
export function worthOfCards(view: AuctionView, seat: number): number {
  const line = view.scores[seat];
  return line === undefined ? 0 : line.total - line.coins;
}
