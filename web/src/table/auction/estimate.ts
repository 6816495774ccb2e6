/** The server's estimate of the lot's final value. */

import type { LiveState } from "../../live/client";
import type { AuctionView, LotEstimate, LotWorth } from "../../protocol/types";
import { signed } from "../../words/numbers";
import { say } from "../../words/words.svelte";

type State = Pick<LiveState<AuctionView>, "view" | "connection" | "estimate">;

/** Returns a key that changes with the lot and with the cards, or null if there is nothing to estimate. */
export function estimateKey({ view, connection }: State): string | null {
  if (view === null || connection !== "here" || view.lot.length === 0 || view.phase === "over") return null;
  return `${view.round} ${JSON.stringify(view.cards)}`;
}

/** Returns the estimate if it belongs to the lot on the screen, which may be behind the server. */
export function estimateOf({ estimate }: State, shown: AuctionView): LotEstimate | null {
  return estimate && estimate.round === shown.round && shown.lot.length > 0 ? estimate : null;
}

/** Returns what the lot would add now: with its face-up cards, and with any hidden one. */
export function lotWorthText({ open, least, most }: LotWorth): string {
  const one = least === most ? "yes" : "no";
  return say("auction-worth-range", { open: signed(open), least: signed(least), most: signed(most), one });
}

/** `4–6`, or `5` if both are equal. */
export function rangeText({ low, high }: LotEstimate): string {
  return low === high ? String(high) : `${low}–${high}`;
}
