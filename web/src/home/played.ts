/** A game of mine: with whom, and how it ended. */

import type { PlayedGame } from "../protocol/types";
import { nameOnChair } from "../table/naming";

export type End = "won" | "shared" | "lost" | "conceded" | "stopped" | "playing" | "open";

export function isRunning({ status, seat }: PlayedGame): boolean {
  return (status === "playing" || status === "open") && seat >= 0;
}

export function othersIn({ seats, seat }: PlayedGame): string[] {
  return seats.map(nameOnChair).filter((name, place) => place !== seat && name !== "");
}

/** A share of the win is whole for a single side, also for each of its partners. */
export function endOf({ status, ending, seats, seat }: PlayedGame): End {
  if (status !== "over") return status;
  if (ending) return ending;
  const won = seats[seat]?.won ?? 0;
  if (won >= 1) return "won";
  return won > 0 ? "shared" : "lost";
}
