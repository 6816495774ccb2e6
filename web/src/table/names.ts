/** Names of the people at a table, as this reader sees them. */

import type { SeatInfo } from "../protocol/types";
import { botName } from "../setup/names";
import { say, sayList, sayShared } from "../words/words.svelte";

/** A table, or a game in a list. */
type Seated = { readonly seats: readonly Pick<SeatInfo, "bot" | "name">[] };

/** Returns the name on a seat. A bot is named by its level, in the reader's language, and a number. */
export function seatName(table: Seated, seat: number): string {
  const seatInfo = table.seats[seat];
  if (seatInfo === undefined) return "";
  // The names of deleted players are gone, and records may lack names.
  return seatLabel(seatInfo, seat) || sayShared("seat-name", { seat: seat + 1 });
}

/** A bot keeps the number of its name through rematches, in which it changes its seat. */
export function seatLabel({ bot, name }: Pick<SeatInfo, "bot" | "name">, seat: number): string {
  return bot === null ? name : botName(bot) + (splitNumber(name)[1] || `\u00a0${seat + 1}`);
}

export function nameOf(table: Seated, seat: number, reader: number | null): string {
  return seat === reader ? say("you") : seatName(table, seat);
}

/** Returns the names as a heading: `You and Ben`. */
export function namesOf(table: Seated, seats: readonly number[], reader: number | null): string {
  return say("players", groupOf(table, seats, reader));
}

/** Returns the names inside a sentence: `you and Ben`. */
export function namesInside(table: Seated, seats: readonly number[], reader: number | null): string {
  return say("players-inside", groupOf(table, seats, reader));
}

/** What a sentence about several players needs. `you` tells whether the reader is one of them. */
export interface Group extends Record<string, string | number> {
  names: string;
  others: string;
  count: number;
  you: "alone" | "with" | "no" | "lost";
}

function groupOf(table: Seated, seats: readonly number[], reader: number | null): Group {
  const others = seats.filter((seat) => seat !== reader);
  const named = (group: readonly number[]) => sayList(group.map((seat) => seatName(table, seat)));
  const you = others.length === seats.length ? "no" : others.length > 0 ? "with" : "alone";
  return { names: named(seats), others: named(others), count: seats.length, you };
}

/** The winners, for the sentence about the end of a game: a player who is not one of them has lost. */
export function winnersOf(table: Seated, seats: readonly number[], reader: number | null): Group {
  const group = groupOf(table, seats, reader);
  return group.you === "no" && reader !== null ? { ...group, you: "lost" } : group;
}

/** Splits a name from the number at its end. The number stays visible when the name is shortened, to distinguish
 * bots.
 */
export function splitNumber(name: string): [string, string] {
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return [name.slice(0, name.length - number.length), number];
}

/** Letters that look like digits: a number after them would be read as one number. */
const LIKE_DIGITS = "ЗОБI";

/** Returns the initial for a player's disc, with the number that distinguishes bots. */
export function initialOf(name: string): string {
  const [first = "", second = ""] = name.trim();
  const number = /\d+$/.exec(name)?.[0] ?? "";
  const initial = first.toLocaleUpperCase();
  return initial + (number !== "" && LIKE_DIGITS.includes(initial) ? second : "") + number;
}
