/** Moves of Aurum as text, built from and matched with what the server sends. */

import type { ChangeableBid } from "../../protocol/types";
import type { Prompt } from "./prompt";

/** The move that a card of the hand stands for; null while cards are only looked at. */
export function moveOf(prompt: Prompt, card: string): string | null {
  if (prompt === "bid") return `bid ${card}`;
  return prompt === "lead" || prompt === "play" ? `play ${card}` : null;
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
