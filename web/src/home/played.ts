/** A game of the reader: the other players, and how it ended. */

import type { PlayedGame } from "../protocol/types";
import { seatLabel } from "../table/names";
import { say } from "../words/words.svelte";

export type End = "won" | "shared" | "lost" | "conceded" | "stopped" | "playing" | "open";

export function isRunning({ status, seat }: PlayedGame): boolean {
  return (status === "playing" || status === "open") && seat >= 0;
}

/** Sorts games: those that wait for the reader first, by the time left; the others in their order. */
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

/** Returns how the game ended for the reader. Partners each get the full share of a win. */
export function endOf({ status, ending, seats, seat }: PlayedGame): End {
  if (status !== "over") return status;
  if (ending) return ending;
  const won = seats[seat]?.won ?? 0;
  if (won >= 1) return "won";
  return won > 0 ? "shared" : "lost";
}

/** True if the most points win; in Aurum that is an option, and usually nuggets decide. */
export function decidedByPoints({ game, options }: Pick<PlayedGame, "game" | "options">): boolean {
  return game !== "aurum" || (options as { match?: string }).match === "points";
}

/** Returns what everyone got in a finished game. Games of older versions have no nuggets in the list. */
export function resultOf(game: PlayedGame): string {
  const seats = game.seats.map(({ score, prizes, ...seat }, place) => ({
    name: seatLabel(seat, place),
    nuggets: prizes,
    score: score ?? 0,
  }));
  const scores = seats.map(({ name, score }) => say("games-score", { name, score })).join(" · ");
  if (decidedByPoints(game)) return scores;
  if (seats.some(({ nuggets }) => nuggets === null)) return say("games-points-only", { scores });
  const each = seats.map(({ name, nuggets, score }) =>
    say("games-nuggets-of", { name, nuggets: nuggets ?? 0, score }),
  );
  return say("games-nuggets", { nuggets: each.join(" · ") });
}
