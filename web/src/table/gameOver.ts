/** What may be done with a game that is over, and who waits for one more. */

import type { TableInfo } from "../protocol/types";

/** Whether this reader is given the record; the server has the last word. */
export function mayRead(table: TableInfo, seat: number | null): boolean {
  return table.records === "link" || seat !== null;
}

/** The others who are at the table of the rematch and wait there for its start. */
export function waitingAt(next: TableInfo | null, me: string | null): string[] {
  if (next === null || next.status !== "open") return [];
  return next.seats.filter((seat) => seat.here && seat.player !== me).map((seat) => seat.name);
}
