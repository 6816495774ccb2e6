/** What lies before a player, by kind. */

import { GROUPS, KINDS, type Kind } from "../../cards/auction/kinds";
import type { AuctionView } from "../../protocol/types";

interface CardSet {
  kind: Kind;
  /** True cards; for replicas, those that wait. */
  cards: number;
  /** Replicas that joined them. */
  joined: number;
  /** What they are worth now; a replica that waits is worth nothing. */
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

/** Those that there is something to say of: cards, or points that are missed without them. */
export function shownSets(view: AuctionView, seat: number): CardSet[] {
  return setsOf(view, seat).filter((set) => countOf(set) > 0 || set.points !== 0);
}

export function countOf({ cards, joined }: CardSet): number {
  return cards + joined;
}

/** Every card by its name in a swap, the copies after the true ones. */
export function formsOf({ kind, cards, joined }: CardSet): string[] {
  return [...Array<string>(cards).fill(kind), ...Array<string>(joined).fill(`replica@${kind}`)];
}

/** What all cards are worth now, without the coins. */
export function worthOfCards(view: AuctionView, seat: number): number {
  const line = view.scores[seat];
  return line === undefined ? 0 : line.total - line.coins;
}

/** A number with the sign that numbers have, not a hyphen. */
export function plain(points: number): string {
  return `${points}`.replace("-", "−");
}

export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
