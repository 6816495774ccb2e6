/** Brings tables to an interesting position. */

import type { Page } from "playwright-core";
import type { AuctionView, AurumView } from "../../../src/protocol/types.ts";
import { makeTable, playUntil } from "../server/tables.ts";
import { cardMove } from "./aurumHand.ts";

/** The next card of this player completes a trick. The bid window after it stays open for `rest` seconds. */
export async function beforeTrick(page: Page, rest = 2): Promise<string> {
  const table = await makeTable(page, { game: "aurum", players: 3, pace: { trick_rest: rest, bot_pause: 0.3 } });
  await playUntil<AurumView>(
    page,
    table,
    ({ view, decision }) => decision !== null && view?.trick.length === 2 && cardMove(view) !== undefined,
  );
  return table;
}

/** This player's pass sells a lot, and they open the next one. Not every game has such a position. */
export async function beforeSale(page: Page): Promise<string> {
  const pace = { lot_rest: 0, bot_pause: 0 };
  for (;;) {
    const table = await makeTable(page, { game: "auction", players: 3, pace });
    let found = false;
    await playUntil<AuctionView>(
      page,
      table,
      ({ view, decision }) => {
        found = view !== null && decision !== null && sellsByPass(view);
        return found || view?.phase === "over";
      },
      staysIn,
    );
    if (found) return table;
  }
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
