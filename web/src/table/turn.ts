/** Telling somebody who may look elsewhere that it is their turn. */

import type { LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import { sayList } from "../words/words.svelte";
import { seatLabel } from "./names";

/** Whether the game waits for this reader's answer. At a bid window it does so only for who wants to be asked. */
export function isMyTurn({ decision, view, order, table }: LiveState<AnyView>): boolean {
  if (decision === null || view === null || table?.status !== "playing") return false;
  return view.phase !== "window" || order?.order === "ask";
}

/** The others at the table, as a title names them. */
export function othersAt({ table, seat }: LiveState<AnyView>): string {
  const names = table?.seats.map(seatLabel) ?? [];
  return sayList(names.filter((name, place) => place !== seat && name !== ""));
}
