/** What this reader can do about proposals. */

import type { LiveState } from "../../live/client";
import type { AnyView } from "../../live/view";
import { seatName } from "../names";

type State = LiveState<AnyView>;

/** Returns the other people who decide for themselves, without those that a bot replaces. */
export function otherPeople({ table }: State, seat: number | null): number[] {
  const seats = table?.seats ?? [];
  return seats.flatMap((seatInfo, place) =>
    seatInfo.kind === "human" && !seatInfo.stand_in && place !== seat ? [place] : [],
  );
}

/** Returns the names of those who have not answered. */
export function stillToAnswer(state: State): string[] {
  const { proposal, table } = state;
  if (proposal === null || table === null) return [];
  return otherPeople(state, proposal.seat)
    .filter((seat) => !proposal.agreed?.includes(seat))
    .map((seat) => seatName(table, seat));
}

/** True if this reader has to answer. */
export function mustAnswer({ proposal, seat }: State): boolean {
  return proposal !== null && seat !== null && proposal.seat !== seat && !proposal.agreed?.includes(seat);
}

/** Returns the version of the reader's move that can be undone, or null during another proposal and after the game. */
export function undoableVersion({ proposal, undo, table, seat }: State): number | null {
  return proposal === null && seat !== null && table?.status === "playing" ? undo : null;
}

export function mayConcede({ proposal, table, seat }: State): boolean {
  return proposal === null && seat !== null && table?.status === "playing";
}

/** True if this reader has a chat at this table. There is none with bots only. */
export function hasChat({ table, seat }: State): boolean {
  if (!table?.chat || (table.records !== "link" && seat === null)) return false;
  return table.status === "open" || table.seats.filter(({ kind }) => kind === "human").length > 1;
}
