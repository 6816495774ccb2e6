/** The questions that a player can type at a table of Aurum, and their answers. */

import { cardName } from "../../cards/aurum/metals";
import type { AurumView, TableInfo } from "../../protocol/types";
import { say, sayList, sayShared } from "../../words/words.svelte";
import type { TableGame } from "../game";
import { namesInside, seatName } from "../names";
import { counted } from "./cardCounts";

type Names = (...seats: number[]) => string;

export function commandsOf(game: TableGame<AurumView>): Record<string, () => string> {
  const answer = (of: (view: AurumView, names: Names, table: TableInfo) => string) => () => {
    const { view, table } = game.state;
    if (view === null || table === null) return "";
    return of(view, (...seats) => namesInside(table, seats, view.seat), table);
  };
  return {
    hand: answer((view) => say("command-answer-hand", { cards: listed(view.hand ?? []) })),
    last: answer(lastTrick),
    bids: answer(bids),
    gold: answer((view, names) =>
      say("command-answer-gold", {
        stocks: view.stocks.map((cards, seat) => labelled(names(seat), listed(cards))).join("; "),
      }),
    ),
    supply: answer((view) =>
      say("command-answer-supply", {
        cards: counted(view.supply)
          .map(([card, count]) => (count > 1 ? `${cardName(card)} ×${count}` : cardName(card)))
          .join(", "),
      }),
    ),
  };
}

function listed(cards: readonly string[]): string {
  return cards.length > 0 ? cards.map(cardName).join(", ") : "—";
}

function labelled(label: string, value: string): string {
  return say("labelled", { label, value });
}

function lastTrick({ last_trick: trick, seat: reader }: AurumView, names: Names, table: TableInfo): string {
  if (!trick) return say("command-answer-no-trick");
  const cards = trick.cards.map(({ seat, card }) =>
    sayShared("aurum-event-bid-shown", { name: seatName(table, seat), you: seat === reader ? "yes" : "no", card }),
  );
  const taken = trick.gold === null ? "no" : "yes";
  return say("command-answer-last", {
    cards: sayList(cards),
    winner: names(trick.winner),
    lowest: names(trick.lowest),
    taken,
    gold: trick.gold ?? "",
  });
}

function bids({ bids: cards, has_bid, tricks, sides }: AurumView, names: Names): string {
  const bidOf = (card: string | null, seat: number) =>
    card === null ? (has_bid[seat] ? "?" : "—") : cardName(card);
  const each = cards.map((card, seat) => labelled(names(seat), `${bidOf(card, seat)} (${tricks[seat]})`));
  const teams = sides.filter(({ seats, bid }) => seats.length > 1 && bid !== null);
  const together = teams.map((side) => labelled(names(...side.seats), `${side.bid} (${side.tricks})`));
  return say("command-answer-bids", { bids: [...each, ...together].join("; ") });
}
