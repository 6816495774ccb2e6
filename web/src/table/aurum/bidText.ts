/** What is known about the bid of a side. */

import type { AurumView, SideSoFar } from "../../protocol/types";
import { say } from "../../words/words.svelte";

type Bids = Pick<AurumView, "bids" | "has_bid">;

/** Before all partners have bid, the highest open bid of the side may still be raised (A10). Secret bids are only
 * known to be made (A9).
 */
export function bidText({ bids, has_bid }: Bids, { bid, seats }: Pick<SideSoFar, "bid" | "seats">): string {
  if (bid !== null) return say("bid-of", { bid });
  const open = openBid(bids, seats);
  if (open !== null) return say("aurum-bid-so-far", { bid: open });
  return seats.some((seat) => has_bid[seat]) ? say("aurum-bid-made") : say("bid-unknown");
}

/** The same in a figure: a final bid, the least that it can become, or unknown. */
export function bidFigure({ bids }: Pick<Bids, "bids">, { bid, seats }: Pick<SideSoFar, "bid" | "seats">): string {
  if (bid !== null) return `${bid}`;
  const open = openBid(bids, seats);
  return open === null ? "?" : `≥${open}`;
}

function openBid(bids: Bids["bids"], seats: readonly number[]): number | null {
  const open = seats.flatMap((seat) => rankOf(bids[seat] ?? null));
  return open.length === 0 ? null : Math.max(...open);
}

function rankOf(card: string | null): number[] {
  const rank = /\d+$/.exec(card ?? "")?.[0];
  return rank === undefined ? [] : [Number(rank)];
}
