/** Names of seats and chapters in a replay. */

import type { TableInfo } from "../protocol/types";
import { seatName } from "../table/names";
import { say } from "../words/words.svelte";
import type { Chapter } from "./chapters";

export function nameOf(table: TableInfo, seat: number): string {
  return seatName(table, seat);
}

/** Returns the name of a position. It is the heading of the log that the position is under. */
export function placeName(chapter: Chapter | undefined): string {
  if (chapter === undefined) return "";
  if (chapter.kind === "trick") return say("replay-place-trick", { round: chapter.round, trick: chapter.trick });
  if (chapter.kind === "result") return say("replay-result");
  if (chapter.kind === "sheet") return say("replay-place-sheet", { round: chapter.round });
  return chapter.kind === "lot"
    ? say("replay-lot", { lot: chapter.lot })
    : say("replay-round", { round: chapter.round });
}
