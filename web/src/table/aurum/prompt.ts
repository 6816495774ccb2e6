/** What the reader has to decide now. */

import type { AurumView } from "../../protocol/types";

export type Prompt = "bid" | "lead" | "play" | "window" | "wait" | "deal" | "over";

export function promptOf(view: AurumView, decision: number | null): Prompt {
  if (view.phase === "over") return "over";
  if (view.phase === "deal") return "deal";
  if (decision === null || view.legal.length === 0) return "wait";
  if (view.phase === "play") return view.trick.length === 0 ? "lead" : "play";
  return view.phase === "bid" ? "bid" : "window";
}
