/** The tally of a table and its rematches, as this reader sees it. */

import type { Series, SeriesPlayer, TableInfo } from "../protocol/types";
import { say, sayList } from "../words/words.svelte";
import { seatLabel } from "./names";

interface Line {
  name: string;
  games: number;
  won: number;
}

export interface Tally {
  games: number;
  /** Partners, most wins first; empty where each player plays alone. */
  sides: Line[];
  /** Most wins first. */
  players: Line[];
  /** True if not everyone has played every game. */
  uneven: boolean;
}

/** Returns the tally; null before the first finished game of a series. */
export function tallyOf(table: TableInfo, reader: number | null): Tally | null {
  const { series } = table;
  if (!series || series.games === 0) return null;
  const me = reader === null ? null : (table.seats[reader]?.player ?? null);
  const isMine = (place: number) => isMe(series.players[place], me);
  const players = series.players.map((one, place) => ({
    mine: isMine(place),
    line: { name: nameIn(one, place, me), ...counts(one) },
  }));
  const sides = series.sides.map((side) => ({
    mine: side.players.some(isMine),
    line: { name: namesIn(series, side.players, me), ...counts(side) },
  }));
  const uneven = [...players, ...sides].some(({ line }) => line.games !== series.games);
  return { games: series.games, sides: sorted(sides), players: sorted(players), uneven };
}

/** Returns the tally in one line: of the sides, or else of the players. */
export function tallyText(tally: Tally): string {
  const lines = tally.sides.length > 0 ? tally.sides : tally.players;
  const each = lines.map(({ name, won }) => say("series-of", { name, won }));
  return [say("series", { games: tally.games }), ...each].join(" · ");
}

function counts({ games, won }: { games: number; won: number }) {
  return { games, won };
}

/** Most wins first; among equals the reader's own line. */
function sorted(lines: readonly { mine: boolean; line: Line }[]): Line[] {
  return lines
    .toSorted((one, other) => other.line.won - one.line.won || Number(other.mine) - Number(one.mine))
    .map(({ line }) => line);
}

function isMe(one: SeriesPlayer | undefined, me: string | null): boolean {
  return me !== null && one?.player === me;
}

function nameIn(player: SeriesPlayer, place: number, me: string | null): string {
  return isMe(player, me) ? say("you") : seatLabel(player, place);
}

function namesIn(series: Series, places: readonly number[], me: string | null): string {
  const members = places.flatMap((place) => series.players[place] ?? []);
  const others = members.filter((one) => !isMe(one, me));
  const named = (group: readonly SeriesPlayer[]) => sayList(group.map((one, place) => seatLabel(one, place)));
  const you = others.length === members.length ? "no" : "with";
  return say("players", { names: named(members), others: named(others), count: members.length, you });
}
