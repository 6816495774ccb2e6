/** What the log says about earlier lots. */

import type { AuctionEvent, EntryView, LotBoxed, LotWon } from "../../protocol/types";

/** Returns the last lot that was sold or boxed, for the "last lot" button. */
export function lastLot(log: readonly EntryView[]): LotWon | LotBoxed | null {
  for (const told of log.toReversed()) {
    const found = (told.events as AuctionEvent[]).findLast(
      (event) => event.event === "lot-won" || event.event === "lot-boxed",
    );
    if (found !== undefined) return found as LotWon | LotBoxed;
  }
  return null;
}
