/** A table before its game: who may do what, and what its numbers are called. */

import type { Pace, PaceInfo, TableInfo } from "../protocol/types";

/** The team of each chair, from 1; null for all where everybody plays alone. */
export function teamsOf(sides: readonly (readonly number[])[], chairs: number): (number | null)[] {
  const alone = sides.length === 0 || sides.every((seats) => seats.length === 1);
  return Array.from({ length: chairs }, (_, seat) =>
    alone ? null : sides.findIndex((seats) => seats.includes(seat)) + 1,
  );
}

/** The name of a pace; null for one that somebody made up. */
export function paceOf(paces: readonly PaceInfo[], pace: Pace): string | null {
  const same = (one: Pace) =>
    one.trick_rest === pace.trick_rest && one.round_rest === pace.round_rest && one.bot_pause === pace.bot_pause;
  return paces.find((known) => same(known.pace))?.name ?? null;
}

export function freeChairs(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** The name of who made the table, if they sit at it. */
export function makerName(table: TableInfo): string | null {
  return table.seats.find((seat) => seat.player === table.maker)?.name ?? null;
}
