/** What the reader is asked to do now, and the moves that answer it: all of it from the server's legal moves. */

import type { AurumView } from "../../protocol/types";

export type Asked = "bid" | "lead" | "play" | "window" | "wait" | "deal" | "over";

export function askedOf(view: AurumView, decision: number | null): Asked {
  if (view.phase === "over") return "over";
  if (view.phase === "deal") return "deal";
  if (decision === null || view.legal.length === 0) return "wait";
  if (view.phase === "play") return view.trick.length === 0 ? "lead" : "play";
  return view.phase === "bid" ? "bid" : "window";
}

/** The move that a card of the hand stands for; null while cards are only looked at. */
export function moveOf(asked: Asked, card: string): string | null {
  if (asked === "bid") return `bid ${card}`;
  return asked === "lead" || asked === "play" ? `play ${card}` : null;
}

/** The text of a change of bid, as the record writes it. */
export function swapOf(paid: string, card: string, partner: boolean): string {
  return `swap ${paid} ${card}${partner ? " partner" : ""}`;
}
