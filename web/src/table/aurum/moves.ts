/** Moves of Aurum as text, built from and matched with what the server sends. */

import type { ChangeableBid } from "../../protocol/types";
import type { Prompt } from "./prompt";

/** Returns the move that playing or bidding this card means, or null if the prompt does not ask for a card. */
export function moveOf(prompt: Prompt, card: string): string | null {
  if (prompt === "bid") return `bid ${card}`;
  return prompt === "lead" || prompt === "play" ? `play ${card}` : null;
}

/** Returns the text of a bid change, from the server's template. */
export function changeOf(bid: ChangeableBid, gold: string, card: string): string {
  return bid.move.replace("{gold}", gold).replace("{card}", card);
}

export interface Change {
  bid: ChangeableBid;
  gold: string;
  card: string;
}

/** Returns the change that this move text means, or null if none of the possible changes matches. */
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
