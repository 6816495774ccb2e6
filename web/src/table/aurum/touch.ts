/** What a touch of a card does. No rules: what is legal, and why the rest is not, comes from the server. */

import type { Prompt } from "./prompt";

export interface Touch {
  prompt: Prompt;
  /** Whether the server takes the card now. */
  legal: boolean;
  /** Whether the card was lifted before, by an earlier touch. */
  lifted: boolean;
  /** A finger covers what it touches, and cards lie close: it lifts a card first. */
  finger: boolean;
  confirm: boolean;
  preselect: boolean;
  /** Whether the reader wants to be asked in bid windows; else they pass by, and a card is meant for the trick. */
  asks: boolean;
}

export type Effect = "play" | "lift" | "refuse" | "preselect" | "change" | "nothing";

export function effectOf({ prompt, legal, lifted, finger, confirm, preselect, asks }: Touch): Effect {
  if (prompt === "window" && asks) return "change";
  if (prompt === "wait" || prompt === "window") return preselect ? "preselect" : "nothing";
  if (prompt !== "bid" && prompt !== "lead" && prompt !== "play") return "nothing";
  if (!legal) return "refuse";
  if (lifted) return "play";
  // A bid is given once a round and stays, so it is always lifted first.
  return confirm || finger || prompt === "bid" ? "lift" : "play";
}

/** Whether a card that was chosen beforehand can still be meant: it is there, and its metal is free. */
export function isStillPlayable(card: string, held: readonly string[], metalsUsed: readonly string[]): boolean {
  return held.includes(card) && !metalsUsed.includes(card.replace(/\d+$/, ""));
}
