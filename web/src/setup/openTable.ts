/** Layout and names of a table whose game has not started. */

import type { Pace, PaceInfo, RecentPlayer, TableInfo } from "../protocol/types";

/** Returns the team of each seat, from 1, or null for all without teams. */
export function teamsOf(sides: readonly (readonly number[])[], count: number): (number | null)[] {
  const alone = sides.length === 0 || sides.every((seats) => seats.length === 1);
  return Array.from({ length: count }, (_, seat) =>
    alone ? null : sides.findIndex((seats) => seats.includes(seat)) + 1,
  );
}

export interface Place {
  row: string;
  column: number | string;
}

/** Four sit on four sides of the table, so that partners are opposite each other. */
const FOUR: readonly Place[] = [
  { row: "1", column: "1 / -1" },
  { row: "2", column: 3 },
  { row: "3", column: "1 / -1" },
  { row: "2", column: 1 },
];

/** Returns the place of the table in the grid, as high as the seats next to it. */
export function boardPlace(count: number): Place {
  if (count === FOUR.length) return { row: "2", column: 2 };
  const left = Math.floor(count / 2);
  return { row: `1 / span ${left * (count - left)}`, column: 2 };
}

/** Returns the place of a seat: clockwise around the table, in two columns unless four sit there. */
export function placeOf(seat: number, count: number): Place {
  const side = count === FOUR.length ? FOUR[seat] : undefined;
  if (side !== undefined) return side;
  const left = Math.floor(count / 2);
  const right = count - left;
  const onRight = seat >= 1 && seat <= right;
  const above = onRight ? seat - 1 : (count - seat) % count;
  const height = onRight ? left : right;
  return { row: `${above * height + 1} / span ${height}`, column: onRight ? 3 : 1 };
}

/** Returns the name of a pace, or null for a custom one. */
export function paceOf(paces: readonly PaceInfo[], pace: Pace): string | null {
  const same = (one: Pace) =>
    one.trick_rest === pace.trick_rest && one.round_rest === pace.round_rest && one.bot_pause === pace.bot_pause;
  return paces.find((known) => same(known.pace))?.name ?? null;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** Returns the names of the other people who have a seat and are not connected. */
export function missingFrom(table: Pick<TableInfo, "seats">, seat: number | null): string[] {
  const away = table.seats.filter(({ kind, here }, place) => kind === "human" && !here && place !== seat);
  return away.map(({ name }) => name);
}

/** Returns the name of the player who made the table, if they sit at it. */
export function makerName(table: TableInfo): string | null {
  return table.seats.find((seat) => seat.player === table.maker)?.name ?? null;
}

/** Returns the people who do not sit at the table. */
export function absentFrom(table: Pick<TableInfo, "seats">, people: readonly RecentPlayer[]): RecentPlayer[] {
  const here = new Set(table.seats.map(({ player }) => player));
  return people.filter(({ player }) => !here.has(player));
}
