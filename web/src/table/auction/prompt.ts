/** What the reader has to decide now. */

import type { AuctionView } from "../../protocol/types";

export type Prompt = "bid" | "offer" | "answer" | "join" | "wait" | "deal" | "over";

export function promptOf(view: AuctionView, decision: number | null): Prompt {
  if (view.phase === "over" || view.phase === "deal") return view.phase;
  if (decision === null || view.legal.length === 0) return "wait";
  return view.phase as Prompt;
}
