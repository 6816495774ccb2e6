/** What people at the table are called, by this reader. */

import type { TableInfo } from "../../protocol/types";
import { say, sayList } from "../../words/words.svelte";

export function nameOf(table: TableInfo, seat: number, reader: number | null): string {
  return seat === reader ? say("you") : (table.seats[seat]?.name ?? "");
}

export function namesOf(table: TableInfo, seats: readonly number[], reader: number | null): string {
  return sayList(seats.map((seat) => nameOf(table, seat, reader)));
}

/** For the disc that stands for somebody; two bots of one kind are told apart by their number. */
export function initialOf(name: string): string {
  const [first = ""] = name.trim();
  const number = /\d+$/.exec(name)?.[0] ?? "";
  return first.toLocaleUpperCase() + number;
}
