/** What people at the table are called, by this reader. */

import type { SeatInfo, TableInfo } from "../protocol/types";
import { botName } from "../setup/names";
import { say, sayList } from "../words/words.svelte";

/** A bot is called by its level, in the reader's language, and by its chair. */
export function seatName(table: TableInfo, seat: number): string {
  const chair = table.seats[seat];
  return chair === undefined ? "" : seatLabel(chair, seat);
}

export function seatLabel({ bot, name }: Pick<SeatInfo, "bot" | "name">, seat: number): string {
  return bot === null ? name : `${botName(bot)}\u00a0${seat + 1}`;
}

export function nameOf(table: TableInfo, seat: number, reader: number | null): string {
  return seat === reader ? say("you") : seatName(table, seat);
}

export function namesOf(table: TableInfo, seats: readonly number[], reader: number | null): string {
  return sayList(seats.map((seat) => nameOf(table, seat, reader)));
}

/** A name and the number at its end, which stays where the name has to be cut short: it tells bots of one kind apart. */
export function splitNumber(name: string): [string, string] {
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}

/** For the disc that stands for somebody; two bots of one kind are told apart by their number. */
export function initialOf(name: string): string {
  const [first = ""] = name.trim();
  const number = /\d+$/.exec(name)?.[0] ?? "";
  return first.toLocaleUpperCase() + number;
}
