/** What touching a card does. It knows no rules: the server sends what is legal and why other moves are not. */

import type { Prompt } from "./prompt";

export interface Touch {
  prompt: Prompt;
  /** True if the server would accept the card now. */
  legal: boolean;
  /** True if an earlier touch lifted the card. */
  lifted: boolean;
  /** True for a finger, which covers what it touches: it lifts a card first. */
  finger: boolean;
  confirm: boolean;
  preselect: boolean;
  /** True if the reader wants to be asked in bid windows. Otherwise windows pass by, and a card is meant for the
   * trick.
   */
  asks: boolean;
}

export type Effect = "play" | "lift" | "refuse" | "preselect" | "change" | "nothing";

export function effectOf({ prompt, legal, lifted, finger, confirm, preselect, asks }: Touch): Effect {
  if (prompt === "window" && asks) return "change";
  if (prompt === "wait" || prompt === "window") return preselect ? "preselect" : "nothing";
  if (prompt !== "bid" && prompt !== "lead" && prompt !== "play") return "nothing";
  if (!legal) return "refuse";
  if (lifted) return "play";
  // A bid is made once per round and is final, so the card is always lifted first.
  return confirm || finger || prompt === "bid" ? "lift" : "play";
}

/** True if a preselected card can still be played: it is in the hand and its metal is free. */
export function isStillPlayable(card: string, held: readonly string[], metalsUsed: readonly string[]): boolean {
  return held.includes(card) && !metalsUsed.includes(card.replace(/\d+$/, ""));
}
