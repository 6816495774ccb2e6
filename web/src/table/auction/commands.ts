/** The questions that a player can type at a table of Auction, and their answers. */

import { cardName } from "../../cards/auction/kinds";
import type { AuctionView } from "../../protocol/types";
import { signed } from "../../words/numbers";
import { say, sayList } from "../../words/words.svelte";
import type { TableGame } from "../game";
import { namesInside, namesOf } from "../names";
import { bidderOf, showsCoins } from "./seats";
import { countOf, shownSets } from "./sets";

/** The name of a player, in a sentence or at its beginning. */
type Name = (seat: number, first?: boolean) => string;

export function commandsOf(game: TableGame<AuctionView>): Record<string, () => string> {
  const answer = (of: (view: AuctionView, name: Name) => string) => () => {
    const { view, table } = game.state;
    if (view === null || table === null) return "";
    return of(view, (seat, first = false) => (first ? namesOf : namesInside)(table, [seat], view.seat));
  };
  return {
    lot: answer(lot),
    bids: answer(bids),
    coins: answer((view, name) =>
      say("auction-answer-coins", { coins: eachSeat(view, (seat) => `${name(seat)} ${coinsOf(view, seat)}`) }),
    ),
    sets: answer((view, name) =>
      eachSeat(view, (seat) => say("labelled", { label: name(seat, seat === 0), value: setsOf(view, seat) })),
    ),
    bank: answer((view) => say("auction-bank-short", { coins: view.bank })),
  };
}

function eachSeat(view: AuctionView, say: (seat: number) => string): string {
  return view.coins.map((_, seat) => say(seat)).join("; ");
}

function lot(view: AuctionView): string {
  if (view.lot.length === 0) return say("auction-answer-no-lot");
  return say("auction-answer-lot", { cards: sayList(view.lot.map(cardName)), least: view.least_bid ?? 0 });
}

function bids(view: AuctionView, name: Name): string {
  return eachSeat(view, (seat) => {
    const { bid, status } = bidderOf(view, seat);
    return `${name(seat, seat === 0)} ${status === "out" ? say("auction-passed") : bid || "–"}`;
  });
}

function coinsOf(view: AuctionView, seat: number): string {
  return showsCoins(view, seat, "live") ? `${view.coins[seat]}` : "?";
}

function setsOf(view: AuctionView, seat: number): string {
  const sets = shownSets(view, seat).map((set) => `${cardName(set.kind)} ${countOf(set)} (${signed(set.points)})`);
  return sets.length > 0 ? sets.join(", ") : say("auction-no-cards");
}
