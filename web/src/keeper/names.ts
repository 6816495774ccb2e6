/** Names of the players on a sheet. */

import { say, sayList } from "../words/words.svelte";

export function nameOf(names: readonly string[], seat: number): string {
  return names[seat]?.trim() || say("keeper-player", { number: seat + 1 });
}

/** Returns the names of partners as one list. */
export function namesOf(names: readonly string[], seats: readonly number[]): string {
  return sayList(seats.map((seat) => nameOf(names, seat)));
}
