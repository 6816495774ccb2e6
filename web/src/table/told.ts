/** What the server tells at a table, for this reader. */

import type { LazyText, Refusal, TableInfo } from "../protocol/types";
import { makeTeller, type Teller, type TextArg } from "../words/told";
import { knows, say, sayShared } from "../words/words.svelte";
import { seatName } from "./names";

export function tellerFor(table: Pick<TableInfo, "seats"> | null, reader: number | null): Teller {
  return makeTeller(sayShared, (seat) => seatName(table ?? { seats: [] }, seat), reader);
}

/** Returns the sentence of a refusal. A newer server may have reasons that this page does not know. */
export function refusalText({ code, rule, args = {}, text }: Refusal, tell: Teller): string {
  if (text) return text;
  if (!knows(code)) return say("failed");
  const reason = { id: code, args };
  return tell(rule ? { id: "rule-refuses", args: { rule, reason } } : reason);
}

/** A text of the page, formatted later. */
export function later(id: string, args: Record<string, Exclude<TextArg, readonly LazyText[]>>): LazyText {
  return { id: `page-${id}`, args };
}

/** The name of the player on a seat, as an argument of a text. */
export function playerName(seat: number): LazyText {
  return { id: "player-name", of: seat };
}
