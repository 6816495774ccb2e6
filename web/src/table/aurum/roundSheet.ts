/** How long the sheet of a round stays, and what its lines say. */

import type { AurumView, SideScore, TableInfo } from "../../protocol/types";
import { isOver } from "./trick";

/** True if the reader plays only against bots and without a clock: nobody else waits. */
export function isAlone(table: TableInfo, seat: number | null): boolean {
  const people = table.seats.filter(({ kind }) => kind === "human").length;
  return seat !== null && people === 1 && (table.clock ?? null) === null;
}

/** True while a reader who is alone reads the sheet, even if the next round is already dealt.
 *
 * `closed` is the number of rounds whose sheets the reader has closed. An undone move and the end of the game are
 * shown immediately.
 */
export function isBeingRead(shown: AurumView, newest: AurumView, closed: number): boolean {
  const sameRounds = shown.rounds.length === newest.rounds.length;
  return isOver(shown) && shown.rounds.length > closed && sameRounds && newest.phase !== "over";
}

export function outcomeOf({ bid, tricks }: Pick<SideScore, "bid" | "tricks">): "exact" | "over" | "under" {
  if (tricks === bid) return "exact";
  return tricks > bid ? "over" : "under";
}

/** Whole seconds until a time, at least 0. */
export function secondsUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / 1000));
}
