/** What this reader can do about wishes. */

import type { LiveState } from "../../live/client";
import type { AnyView } from "../../live/view";
import { seatName } from "../names";

type State = LiveState<AnyView>;

/** The others who decide for themselves: no bot plays for them. */
export function peopleBut({ table }: State, seat: number | null): number[] {
  const chairs = table?.seats ?? [];
  return chairs.flatMap((chair, place) =>
    chair.kind === "person" && !chair.stand_in && place !== seat ? [place] : [],
  );
}

/** The names of those whose answer is still to come. */
export function awaited(state: State): string[] {
  const { wish, table } = state;
  if (wish === null || table === null) return [];
  return peopleBut(state, wish.seat)
    .filter((seat) => !wish.agreed?.includes(seat))
    .map((seat) => seatName(table, seat));
}

/** Whether this reader is asked to agree. */
export function isAsked({ wish, seat }: State): boolean {
  return wish !== null && seat !== null && wish.seat !== seat && !wish.agreed?.includes(seat);
}

/** The own move that may be taken back; null while something else is wished or the game is over. */
export function undoNow({ wish, undo, table, seat }: State): number | null {
  return wish === null && seat !== null && table?.status === "playing" ? undo : null;
}

export function mayConcede({ wish, table, seat }: State): boolean {
  return wish === null && seat !== null && table?.status === "playing";
}

/** Whether there is talk at this table for this reader. Bots say nothing, and nobody talks to oneself. */
export function hasTalk({ table, seat }: State): boolean {
  if (!table?.chat || (table.records !== "link" && seat === null)) return false;
  return table.status === "open" || table.seats.filter(({ kind }) => kind === "person").length > 1;
}
