/** A table before its game: who may do what, and what its numbers are called. */

import type { Pace, PaceInfo, TableInfo } from "../protocol/types";

/** The team of each chair, from 1; null for all where everybody plays alone. */
export function teamsOf(sides: readonly (readonly number[])[], chairs: number): (number | null)[] {
  const alone = sides.length === 0 || sides.every((seats) => seats.length === 1);
  return Array.from({ length: chairs }, (_, seat) =>
    alone ? null : sides.findIndex((seats) => seats.includes(seat)) + 1,
  );
}

export interface Place {
  row: string;
  column: number;
}

/** The table itself, as high as all the chairs beside it. */
export function boardPlace(chairs: number): Place {
  const left = Math.floor(chairs / 2);
  return { row: `1 / span ${left * (chairs - left)}`, column: 2 };
}

/** Where a chair stands: clockwise around a table between two columns, so that who sits across stands across. */
export function placeOf(seat: number, chairs: number): Place {
  const left = Math.floor(chairs / 2);
  const right = chairs - left;
  const onRight = seat >= 1 && seat <= right;
  const above = onRight ? seat - 1 : (chairs - seat) % chairs;
  const height = onRight ? left : right;
  return { row: `${above * height + 1} / span ${height}`, column: onRight ? 3 : 1 };
}

/** The name of a pace; null for one that somebody made up. */
export function paceOf(paces: readonly PaceInfo[], pace: Pace): string | null {
  const same = (one: Pace) =>
    one.trick_rest === pace.trick_rest && one.round_rest === pace.round_rest && one.bot_pause === pace.bot_pause;
  return paces.find((known) => same(known.pace))?.name ?? null;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** The name of who made the table, if they sit at it. */
export function makerName(table: TableInfo): string | null {
  return table.seats.find((seat) => seat.player === table.maker)?.name ?? null;
}
