/** The server's suggestion for a bid. */

import type { LiveState } from "../../live/client";
import type { AurumView, SuggestedBids } from "../../protocol/types";
import { say } from "../../words/words.svelte";

type State = Pick<LiveState<AurumView>, "view" | "connection" | "decision" | "bidRange">;

/** Returns a key that changes with the bid to make, or null if there is none. */
export function bidRangeKey({ view, connection, decision }: State): string | null {
  if (view === null || connection !== "here" || decision === null || view.phase !== "bid") return null;
  return `${view.round} ${decision}`;
}

/** Returns the suggestion if it belongs to the round on the screen, which may be behind the server. */
export function bidRangeOf({ bidRange }: State, shown: AurumView): SuggestedBids | null {
  return bidRange && bidRange.round === shown.round && shown.phase === "bid" ? bidRange : null;
}

export function bidRangeText({ low, high }: SuggestedBids): string {
  if (low === high) return say("aurum-suggested-one", { bid: low });
  return say(high - low === 1 ? "aurum-suggested-two" : "aurum-suggested-range", { low, high });
}
