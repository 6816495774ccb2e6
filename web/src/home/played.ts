/** A game of the reader: the other players, and how it ended. */

import type { GameInfo, PlayedGame } from "../protocol/types";
import { type Given, presetFor } from "../setup/presets";
import { namesOf, seatName } from "../table/names";
import { say, sayList } from "../words/words.svelte";

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

/** Returns the sides, the reader's own first, then on clockwise. `info` says who are partners. */
function sidesIn({ options, seats, seat }: PlayedGame, info: GameInfo | null): number[][] {
  const known = info === null ? [] : presetFor(info, options as Given).sides;
  const sides = known.flat().length === seats.length ? known : seats.map((_, place) => [place]);
  const own = Math.max(
    0,
    sides.findIndex((side) => side.includes(seat)),
  );
  return [...sides.slice(own), ...sides.slice(0, own)];
}

/** Returns the names of the others, clockwise; where there are partners, of both sides. */
export function companyOf(game: PlayedGame, info: GameInfo | null): string {
  const { seats, seat } = game;
  const sides = sidesIn(game, info);
  const [own = [], others = [], ...more] = sides;
  if (own.length > 1 && more.length === 0 && seats.every(({ kind }) => kind !== "free"))
    return say("games-sides", { own: namesOf(game, own, reader(game)), others: namesOf(game, others, null) });
  const around = sides.flat().filter((place) => place !== seat && seats[place]?.kind !== "free");
  return sayList(around.map((place) => seatName(game, place)));
}

/** The reader's seat, or null if they only made the table. */
function reader({ seat }: PlayedGame): number | null {
  return seat >= 0 ? seat : null;
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

/** Returns what every side got in a finished game. Games of older versions have no nuggets in the list. */
export function resultOf(game: PlayedGame, info: GameInfo | null = null): string {
  const sides = sidesIn(game, info).map((side) => ({
    name: namesOf(game, side, reader(game)),
    nuggets: game.seats[side[0] ?? 0]?.prizes ?? null,
    score: game.seats[side[0] ?? 0]?.score ?? 0,
  }));
  const scores = sides.map(({ name, score }) => say("games-score", { name, score })).join(" · ");
  if (decidedByPoints(game)) return scores;
  if (sides.some(({ nuggets }) => nuggets === null)) return say("games-points-only", { scores });
  const each = sides.map(({ name, nuggets, score }) =>
    say("games-nuggets-of", { name, nuggets: nuggets ?? 0, score }),
  );
  return say("games-nuggets", { nuggets: each.join(" · ") });
}
