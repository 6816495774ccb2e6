/** Names of seats and chapters in a replay. */

import type { AnyView } from "../live/view";
import type { AurumView, TableInfo } from "../protocol/types";
import { trickNumber } from "../table/aurum/trick";
import { seatName } from "../table/names";
import { say } from "../words/words.svelte";
import type { Chapter } from "./chapters";

export function nameOf(table: TableInfo, seat: number): string {
  return seatName(table, seat);
}

/** Returns the name of a position. The number of a trick is that of the trick on the table. */
export function placeName(chapter: Chapter | undefined, view: AnyView | null): string {
  if (chapter === undefined) return "";
  if (chapter.kind === "trick") {
    const trick = view === null ? chapter.trick : trickNumber(view as AurumView);
    return say("replay-place-trick", { round: chapter.round, trick });
  }
  if (chapter.kind === "result") return say("replay-result");
  if (chapter.kind === "sheet") return say("replay-place-sheet", { round: chapter.round });
  return chapter.kind === "lot"
    ? say("replay-lot", { lot: chapter.lot })
    : say("replay-round", { round: chapter.round });
}
