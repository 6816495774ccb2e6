/** The prompt line: what the reader has to do, or whom the table waits for. */

import type { AuctionView, TableInfo } from "../../protocol/types";
import { say } from "../../words/words.svelte";
import { nameOf, namesInside } from "../names";
import type { Prompt } from "./prompt";

export function promptText(prompt: Prompt, view: AuctionView, table: TableInfo): string {
  if (prompt === "bid")
    return view.high_bidder === null
      ? say("auction-ask-first")
      : say("auction-ask-bid", { coins: view.least_bid ?? 0 });
  if (prompt === "offer") return say("auction-ask-offer");
  if (prompt === "answer" && view.offer !== null) return say("auction-ask-answer", answerOf(view, table));
  if (prompt === "join") return say("auction-ask-join");
  if (prompt === "deal") return say("dealing");
  return prompt === "wait" && view.to_move.length > 0
    ? say("wait-for", { names: namesInside(table, view.to_move, view.seat) })
    : "";
}

function answerOf(view: AuctionView, table: TableInfo): { name: string; turned: string } {
  const { offer } = view;
  return {
    name: offer === null ? "" : nameOf(table, offer.seat, view.seat),
    turned: offer?.turned === view.seat ? "mine" : "theirs",
  };
}
