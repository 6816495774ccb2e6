/** The one line that says what is asked, or whom the table waits for. */

import type { AuctionView, TableInfo } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { nameOf, namesOf } from "../names";
import type { Asked } from "./prompt";

export function askLine(asked: Asked, view: AuctionView, table: TableInfo): string {
  if (asked === "bid")
    return view.high_bidder === null
      ? say("auction-ask-first")
      : say("auction-ask-bid", { coins: view.least_bid ?? 0 });
  if (asked === "offer") return say("auction-ask-offer");
  if (asked === "answer" && view.offer !== null) return say("auction-ask-answer", answerOf(view, table));
  if (asked === "join") return say("auction-ask-join");
  if (asked === "deal") return say("dealing");
  return asked === "wait" && view.to_move.length > 0
    ? say("wait-for", { names: namesOf(table, view.to_move, view.seat) })
    : "";
}

function answerOf(view: AuctionView, table: TableInfo): { name: string; turned: string } {
  const { offer } = view;
  return {
    name: offer === null ? "" : nameOf(table, offer.seat, view.seat),
    turned: offer?.turned === view.seat ? "mine" : "theirs",
  };
}
