/** What the reader has to decide now. */

import type { LiveState } from "../../live/client";
import type { AurumView } from "../../protocol/types";
import type { AurumScene } from "./animation";

export type Prompt = "bid" | "lead" | "play" | "window" | "wait" | "deal" | "over";

export function promptOf(view: AurumView, decision: number | null): Prompt {
  if (view.phase === "over") return "over";
  if (view.phase === "deal") return "deal";
  if (decision === null || view.legal.length === 0) return "wait";
  if (view.phase === "play") return view.trick.length === 0 ? "lead" : "play";
  return view.phase === "bid" ? "bid" : "window";
}

/** True from the moment at which the last card of a trick has landed until the bid window closes at the table.
 *
 * The window is short, so its buttons do not wait until the trick has been counted on the screen.
 */
export function isWindowOpen(
  { view, decision }: Pick<LiveState<AurumView>, "view" | "decision">,
  scene: AurumScene | null,
): boolean {
  return view?.phase === "window" && decision !== null && scene?.moment !== "land";
}
