/** What people at the table are called, by this reader. */

import type { TableInfo } from "../../protocol/types";
import { say, sayList } from "../../words/words.svelte";

export function nameOf(table: TableInfo, seat: number, reader: number | null): string {
  return seat === reader ? say("you") : (table.seats[seat]?.name ?? "");
}

export function namesOf(table: TableInfo, seats: readonly number[], reader: number | null): string {
  return sayList(seats.map((seat) => nameOf(table, seat, reader)));
}
