/** The questions that a player can type at a table of Aurum, and their answers. */

import type { AurumView } from "../../protocol/types";
import { say, sayList } from "../../words/words.svelte";
import type { TableGame } from "../game";
import { nameOf } from "../names";
import { counted } from "./cardCounts";

export function commandsOf(game: TableGame<AurumView>): Record<string, () => string> {
  const answer = (of: (view: AurumView, name: (seat: number) => string) => string) => () => {
    const { view, table } = game.state;
    return view === null || table === null ? "" : of(view, (seat) => nameOf(table, seat, view.seat));
  };
  return {
    hand: answer((view) => say("command-answer-hand", { cards: listed(view.hand ?? []) })),
    last: answer(lastTrick),
    bids: answer(bids),
    gold: answer((view, name) =>
      say("command-answer-gold", {
        stocks: view.stocks.map((cards, seat) => `${name(seat)} ${listed(cards)}`).join("; "),
      }),
    ),
    supply: answer((view) =>
      say("command-answer-supply", {
        cards: counted(view.supply)
          .map(([card, count]) => (count > 1 ? `${card} ×${count}` : card))
          .join(", "),
      }),
    ),
  };
}

function listed(cards: readonly string[]): string {
  return cards.length > 0 ? cards.join(", ") : "—";
}

function lastTrick({ last_trick: trick }: AurumView, name: (seat: number) => string): string {
  if (!trick) return say("command-answer-no-trick");
  const cards = trick.cards.map(({ seat, card }) => `${name(seat)} ${card}`).join(", ");
  const taken = trick.gold === null ? "no" : "yes";
  return say("command-answer-last", {
    cards,
    winner: name(trick.winner),
    lowest: name(trick.lowest),
    taken,
    gold: trick.gold ?? "",
  });
}

function bids({ bids: cards, has_bid, tricks, sides }: AurumView, name: (seat: number) => string): string {
  const each = cards.map((card, seat) => `${name(seat)} ${card ?? (has_bid[seat] ? "?" : "—")} (${tricks[seat]})`);
  const teams = sides.filter(({ seats, bid }) => seats.length > 1 && bid !== null);
  const together = teams.map((side) => `${sayList(side.seats.map(name))} ${side.bid} (${side.tricks})`);
  return say("command-answer-bids", { bids: [...each, ...together].join("; ") });
}
