/** Tables brought to the moment before something happens that one wants to look at. */

import type { Page } from "playwright-core";
import type { AuctionView, AurumView } from "../../src/protocol/types.ts";
import { cardMove } from "./hand.ts";
import { makeTable, playUntil } from "./tables.ts";

/** The next card of this person makes a trick whole. */
export async function beforeTrick(page: Page): Promise<string> {
  const table = await makeTable(page, { game: "aurum", players: 3, pace: { trick_rest: 2, bot_pause: 0.3 } });
  await playUntil<AurumView>(
    page,
    table,
    ({ view, decision }) => decision !== null && view?.trick.length === 2 && cardMove(view) !== undefined,
  );
  return table;
}

/** This person's pass sells a lot, and the next is theirs to open. Not every game has such a moment. */
export async function beforeSale(page: Page): Promise<string> {
  const pace = { lot_rest: 0, bot_pause: 0 };
  for (;;) {
    const table = await makeTable(page, { game: "auction", players: 3, pace });
    let found = false;
    await playUntil<AuctionView>(page, table, ({ view, decision }) => {
      found = view !== null && decision !== null && sellsByPass(view);
      return found || view?.phase === "over";
    });
    if (found) return table;
  }
}

function sellsByPass(view: AuctionView): boolean {
  const others = view.bidding.filter((seat) => seat !== view.seat);
  const opensNext = (view.first + 1) % view.coins.length === view.seat;
  return view.phase === "bid" && opensNext && others.length === 1 && view.high_bidder === others[0];
}
