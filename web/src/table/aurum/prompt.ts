/** What the reader is asked to do now, and the moves that answer it: all of it from the server's legal moves. */

import type { AurumView, ChangeableBid } from "../../protocol/types";

export type Asked = "bid" | "lead" | "play" | "window" | "wait" | "deal" | "over";

export function askedOf(view: AurumView, decision: number | null): Asked {
  if (view.phase === "over") return "over";
  if (view.phase === "deal") return "deal";
  if (decision === null || view.legal.length === 0) return "wait";
  if (view.phase === "play") return view.trick.length === 0 ? "lead" : "play";
  return view.phase === "bid" ? "bid" : "window";
}

/** The move that a card of the hand stands for; null while cards are only looked at. */
export function moveOf(asked: Asked, card: string): string | null {
  if (asked === "bid") return `bid ${card}`;
  return asked === "lead" || asked === "play" ? `play ${card}` : null;
}

/** A change of a bid, written as the server wants it. */
export function changeOf(bid: ChangeableBid, gold: string, card: string): string {
  return bid.move.replace("{gold}", gold).replace("{card}", card);
}

export interface Change {
  bid: ChangeableBid;
  gold: string;
  card: string;
}

/** The change that a written move means, among those that can be written. */
export function changeIn(
  move: string,
  bids: readonly ChangeableBid[],
  stock: readonly string[],
  hand: readonly string[],
): Change | null {
  for (const bid of bids)
    for (const gold of stock)
      for (const card of hand) if (changeOf(bid, gold, card) === move) return { bid, gold, card };
  return null;
}
