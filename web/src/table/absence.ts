/** Players who lose their connection: when a bot takes over, and what the log says about it. */

import type { EntryView, LazyText, TableInfo } from "../protocol/types";
import type { LogLine } from "../words/told";

export type Change = "left" | "stand-in" | "back";

/** Returns what changed about the people at a running game, by seat. */
export function absenceChanges(before: TableInfo | null, after: TableInfo | null): Map<number, Change> {
  const changes = new Map<number, Change>();
  if (before?.status !== "playing" || after?.status !== "playing" || before.id !== after.id) return changes;
  after.seats.forEach((now, seat) => {
    const was = before.seats[seat];
    if (now.kind !== "human" || was === undefined) return;
    if (now.stand_in && !was.stand_in) changes.set(seat, "stand-in");
    else if (now.here && was.stand_in) changes.set(seat, "back");
    else if (was.here && !now.here) changes.set(seat, "left");
  });
  return changes;
}

/** Returns when each absent player left, as far as this page has seen it. Nobody knows it after a reconnect. */
export function absentSince(
  before: ReadonlyMap<number, number>,
  table: TableInfo,
  changes: ReadonlyMap<number, Change>,
  now: number,
): Map<number, number> {
  const since = new Map(before);
  for (const [seat, change] of changes) if (change === "left") since.set(seat, now);
  table.seats.forEach(({ here, stand_in }, seat) => {
    if (here || stand_in) since.delete(seat);
  });
  return since;
}

/** Seats of people who are away and not replaced by a bot yet. At tables with a clock, the clock decides instead. */
export function awaited(table: TableInfo, reader: number | null): number[] {
  if (table.status !== "playing" || (table.clock ?? null) !== null) return [];
  return table.seats.flatMap(({ kind, here, stand_in, player }, seat) =>
    kind === "human" && player !== null && !here && !stand_in && seat !== reader ? [seat] : [],
  );
}

/** Returns the lines of the reader's moves that were made without this page: a bot played for them. */
export function madeWithoutMe(
  missed: readonly EntryView[],
  seat: number | null,
  seen: number | null,
  sent: string | null,
): LogLine[] {
  if (seat === null || seen === null) return [];
  const mine = missed.filter(
    (told) => told.seat === seat && told.version > seen && told.move !== null && told.move !== "keep",
  );
  return mine.flatMap(({ move, words }) => (move === sent ? [] : (words ?? []).slice(0, 1)));
}

/** Returns a log entry that only this page has. It stands after everything up to `version`. */
export function localNote(log: readonly EntryView[], version: number, told: LazyText): EntryView {
  const after = Math.max(version, log.at(-1)?.version ?? 0);
  return { version: after + 0.001, seat: null, move: null, events: [], note: "wish", words: [[told]] };
}
