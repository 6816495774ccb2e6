/** What this reader can do about wishes. */

import type { LiveState } from "../../live/client";
import type { AnyView } from "../../live/view";
import { seatName } from "../names";

type State = LiveState<AnyView>;

/** The others who decide for themselves: no bot plays for them. */
export function otherPeople({ table }: State, seat: number | null): number[] {
  const chairs = table?.seats ?? [];
  return chairs.flatMap((chair, place) =>
    chair.kind === "person" && !chair.stand_in && place !== seat ? [place] : [],
  );
}

/** The names of those whose answer is still to come. */
export function stillToAnswer(state: State): string[] {
  const { proposal, table } = state;
  if (proposal === null || table === null) return [];
  return otherPeople(state, proposal.seat)
    .filter((seat) => !proposal.agreed?.includes(seat))
    .map((seat) => seatName(table, seat));
}

/** Whether this reader is asked to agree. */
export function mustAnswer({ proposal, seat }: State): boolean {
  return proposal !== null && seat !== null && proposal.seat !== seat && !proposal.agreed?.includes(seat);
}

/** The own move that may be taken back; null while something else is wished or the game is over. */
export function undoableVersion({ proposal, undo, table, seat }: State): number | null {
  return proposal === null && seat !== null && table?.status === "playing" ? undo : null;
}

export function mayConcede({ proposal, table, seat }: State): boolean {
  return proposal === null && seat !== null && table?.status === "playing";
}

/** Whether there is talk at this table for this reader. Bots say nothing, and nobody talks to oneself. */
export function hasChat({ table, seat }: State): boolean {
  if (!table?.chat || (table.records !== "link" && seat === null)) return false;
  return table.status === "open" || table.seats.filter(({ kind }) => kind === "person").length > 1;
}
