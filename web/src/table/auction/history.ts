/** What the log says about earlier lots. */

import type { AuctionEvent, LotBoxed, LotWon, Told } from "../../protocol/types";

/** The last lot that was sold or put away, for who wants to look again. */
export function lastLot(log: readonly Told[]): LotWon | LotBoxed | null {
  for (const told of log.toReversed()) {
    const found = (told.events as AuctionEvent[]).findLast(
      (event) => event.event === "lot-won" || event.event === "lot-boxed",
    );
    if (found !== undefined) return found as LotWon | LotBoxed;
  }
  return null;
}
