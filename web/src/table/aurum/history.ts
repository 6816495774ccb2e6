/** Rebuilds the tricks of the current round from the log. */

import type { AurumEvent, EntryView, LastTrick } from "../../protocol/types";

export function playedTricks(log: readonly EntryView[]): LastTrick[] {
  let tricks: LastTrick[] = [];
  let open: LastTrick = nothing();
  for (const event of log.flatMap(({ events }) => events as AurumEvent[])) {
    if (event.event === "dealt") {
      tricks = [];
      open = nothing();
    } else if (event.event === "card-played") {
      if (event.leads) open = nothing();
      open.cards.push({ seat: event.seat, card: event.card });
    } else if (event.event === "gold-taken") open.gold = event.card;
    else if (event.event === "trick-won") open.winner = event.seat;
    else if (event.event === "next-leader") tricks.push({ ...open, lowest: event.seat });
  }
  return tricks;
}

function nothing(): LastTrick {
  return { cards: [], winner: 0, lowest: 0, gold: null };
}
