/** A game of mine: with whom, and how it ended. */

import type { PlayedGame } from "../protocol/types";
import { seatLabel } from "../table/names";

export type End = "won" | "shared" | "lost" | "conceded" | "stopped" | "playing" | "open";

export function isRunning({ status, seat }: PlayedGame): boolean {
  return (status === "playing" || status === "open") && seat >= 0;
}

/** Games that wait for me first, those with the least time left before the others; else as they come. */
export function byTurn(games: readonly PlayedGame[]): PlayedGame[] {
  const rank = ({ turn, left }: PlayedGame) =>
    turn === true ? (left ?? Number.MAX_VALUE) : Number.POSITIVE_INFINITY;
  return games.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

export function waitsForMe(game: PlayedGame): boolean {
  return game.status === "playing" && game.turn === true;
}

export function othersIn({ seats, seat }: PlayedGame): string[] {
  return seats.map(seatLabel).filter((name, place) => place !== seat && name !== "");
}

/** A share of the win is whole for a single side, also for each of its partners. */
export function endOf({ status, ending, seats, seat }: PlayedGame): End {
  if (status !== "over") return status;
  if (ending) return ending;
  const won = seats[seat]?.won ?? 0;
  if (won >= 1) return "won";
  return won > 0 ? "shared" : "lost";
}
