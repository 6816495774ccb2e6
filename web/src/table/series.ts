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
  const players = series.players.map((one, place) => ({ name: nameIn(one, place, me), ...counts(one) }));
  const sides = series.sides.map((side) => ({ name: namesIn(series, side.players, me), ...counts(side) }));
  const uneven = [...players, ...sides].some(({ games }) => games !== series.games);
  return { games: series.games, sides: sides.sort(byWins), players: players.sort(byWins), uneven };
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

function byWins(one: Line, other: Line): number {
  return other.won - one.won;
}

function isMe({ player }: SeriesPlayer, me: string | null): boolean {
  return me !== null && player === me;
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
