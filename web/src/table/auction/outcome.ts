/** The visible outcome of a log entry: a sold or boxed lot, payments, swapped cards. */

import type { AuctionEvent, EntryView, LotBoxed, LotWon } from "../../protocol/types";

interface CoinMove {
  from: number | "bank";
  to: number | "bank";
  coins: number;
}

interface CardMove {
  card: string;
  from: number;
  to: number;
}

export interface Outcome {
  version: number;
  /** The lot that left the table. */
  sold: LotWon | null;
  boxed: LotBoxed | null;
  coins: CoinMove[];
  swapped: CardMove[];
}

export function outcomeOf(told: EntryView, players: number): Outcome | null {
  const events = told.events as AuctionEvent[];
  const outcome: Outcome = { version: told.version, sold: null, boxed: null, coins: [], swapped: [] };
  for (const event of events) put(event, outcome, players);
  const empty = outcome.sold === null && outcome.boxed === null && outcome.swapped.length === 0;
  return empty && outcome.coins.length === 0 ? null : outcome;
}

function put(event: AuctionEvent, outcome: Outcome, players: number): void {
  if (event.event === "lot-won") outcome.sold = event;
  else if (event.event === "lot-boxed") outcome.boxed = event;
  else if (event.event === "paid") outcome.coins.push(...payments(event.seat, event.share, event.bank, players));
  else if (event.event === "bank-taken") outcome.coins.push({ from: "bank", to: event.seat, coins: event.coins });
  else if (event.event === "cards-swapped") {
    outcome.swapped.push({ card: event.given, from: event.seat, to: event.other });
    outcome.swapped.push({ card: event.taken, from: event.other, to: event.seat });
  }
}

/** B12: each other player gets a share; the remainder goes to the bank. */
function payments(payer: number, share: number, bank: number, players: number): CoinMove[] {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== payer);
  const shares = others.map((to) => ({ from: payer, to, coins: share }) as CoinMove);
  return [...shares, { from: payer, to: "bank", coins: bank } as CoinMove].filter(({ coins }) => coins > 0);
}
