/** Turn notices for a reader who may look elsewhere. */

import type { LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import { sayList } from "../words/words.svelte";
import { seatLabel } from "./names";

/** True if the game waits for this reader. A bid window counts only if the reader wants to be asked there. */
export function isMyTurn({ decision, view, order, table }: LiveState<AnyView>): boolean {
  if (decision === null || view === null || table?.status !== "playing") return false;
  return view.phase !== "window" || order?.order === "ask";
}

/** Returns the names of the other players, for a title. */
export function othersAt({ table, seat }: LiveState<AnyView>): string {
  const names = table?.seats.map(seatLabel) ?? [];
  return sayList(names.filter((name, place) => place !== seat && name !== ""));
}
