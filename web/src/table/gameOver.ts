/** What the reader can do after a game, and who waits for a rematch. */

import type { TableInfo } from "../protocol/types";

/** True if the record is offered to this reader. The server decides in the end. */
export function mayRead(table: TableInfo, seat: number | null): boolean {
  return table.records === "link" || seat !== null;
}

/** Returns the names of the others who wait at the table of the rematch. */
export function waitingAt(next: TableInfo | null, me: string | null): string[] {
  if (next === null || next.status !== "open") return [];
  return next.seats.filter((seat) => seat.here && seat.player !== me).map((seat) => seat.name);
}
