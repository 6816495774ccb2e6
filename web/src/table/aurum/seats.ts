/** Where each seat is drawn for this reader, and in which order the sides are shown. */

import type { AurumView, TableInfo } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { namesOf } from "../names";

export type Place = "me" | "left" | "top" | "right";

const PLACES: Record<number, Place[]> = { 3: ["me", "left", "right"], 4: ["me", "left", "top", "right"] };

/** Play goes clockwise, so the next player is on the left. */
export function placeOf(seat: number, reader: number | null, players: number): Place {
  const steps = (seat - (reader ?? 0) + players) % players;
  return PLACES[players]?.[steps] ?? "top";
}

type Sides = Pick<AurumView, "sides" | "seat">;

export function isOwnSide({ sides, seat }: Sides, side: number): boolean {
  return seat !== null && (sides[side]?.seats.includes(seat) ?? false);
}

/** Returns the numbers of the sides as they are shown: the reader's own first, then on clockwise. */
export function sidesFrom(view: Sides): number[] {
  const all = view.sides.map((_, side) => side);
  const own = Math.max(
    0,
    all.findIndex((side) => isOwnSide(view, side)),
  );
  return [...all.slice(own), ...all.slice(0, own)];
}

/** Partners read "we" and "they". Players without a partner, and spectators, read names. */
export function shortSideName(view: Sides, side: number, table: TableInfo): string {
  const { seats = [] } = view.sides[side] ?? {};
  const teams = view.sides.some(({ seats }) => seats.length > 1);
  if (!teams || view.seat === null) return namesOf(table, seats, view.seat);
  return isOwnSide(view, side) ? say("aurum-we") : say("aurum-they");
}
