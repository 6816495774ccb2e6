/** Brings tables to an interesting position. */

import type { Page } from "playwright-core";
import type { AuctionView, AurumView } from "../../../src/protocol/types.ts";
import { tableWhere } from "../server/tables.ts";
import { cardMove } from "./aurumHand.ts";

/** The next card of this player completes a trick. The bid window after it stays open for `rest` seconds, because
 * everybody has cards left and this player has gold.
 */
export async function beforeTrick(page: Page, rest = 2): Promise<string> {
  const pace = { trick_rest: rest, bot_pause: 0.3 };
  return await tableWhere<AurumView>(
    page,
    { game: "aurum", players: 3, pace },
    ({ view, decision }) => decision !== null && view !== null && completesTrick(view),
  );
}

/** True if this player's next card, a base card, completes a trick after which there is a bid window for them. */
export function completesTrick(view: AurumView): boolean {
  const isLast = view.phase === "play" && view.trick.length === view.hand_sizes.length - 1;
  const playsBaseCard = !(cardMove(view) ?? "play Au").startsWith("play Au");
  const hasGold = (view.stocks[view.seat ?? 0] ?? []).length > 0;
  return isLast && playsBaseCard && hasGold && view.hand_sizes.every((count) => count > 1);
}

/** This player's pass sells a lot, which is not the last one, and they open the next one. */
export async function beforeSale(page: Page): Promise<string> {
  const pace = { lot_rest: 0, bot_pause: 0 };
  return await tableWhere<AuctionView>(
    page,
    { game: "auction", players: 3, pace },
    ({ view, decision }) => view !== null && decision !== null && view.deck_size > 0 && sellsByPass(view),
    staysIn,
  );
}

/** Bids as little as possible while two others bid, in a round after which this player opens. */
function staysIn(view: AuctionView): string {
  const bid = view.legal.find((move) => move.startsWith("bid"));
  const stays = view.phase === "bid" && opensNext(view) && rivals(view).length > 1;
  return (stays ? bid : undefined) ?? view.legal[0] ?? "";
}

function sellsByPass(view: AuctionView): boolean {
  const [rival, ...more] = rivals(view);
  return view.phase === "bid" && opensNext(view) && more.length === 0 && view.high_bidder === rival;
}

function rivals(view: AuctionView): number[] {
  return view.bidding.filter((seat) => seat !== view.seat);
}

function opensNext(view: AuctionView): boolean {
  return (view.first + 1) % view.coins.length === view.seat;
}
