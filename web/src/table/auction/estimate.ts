/** What the lot is likely to be worth in the end: an opinion that the server gives to who asks. */

import type { LiveState } from "../../live/client";
import type { AuctionView, LotEstimate } from "../../protocol/types";

type State = Pick<LiveState<AuctionView>, "view" | "connection" | "estimate">;

/** What there is to ask about: another text for another lot or other cards, null where nothing is for sale. */
export function estimateKey({ view, connection }: State): string | null {
  if (view === null || connection !== "here" || view.lot.length === 0 || view.phase === "over") return null;
  return `${view.round} ${JSON.stringify(view.cards)}`;
}

/** The answer, if it is about the lot on the screen, which may be a little behind. */
export function estimateOf({ estimate }: State, shown: AuctionView): LotEstimate | null {
  return estimate && estimate.round === shown.round && shown.lot.length > 0 ? estimate : null;
}

/** `4–6`, or `5` where both are the same. */
export function rangeText({ low, high }: LotEstimate): string {
  return low === high ? String(high) : `${low}–${high}`;
}
