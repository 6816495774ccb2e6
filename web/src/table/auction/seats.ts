/** Each seat in the bidding for this lot. */

import type { AuctionView } from "../../protocol/types";

type BidStatus = "high" | "in" | "out" | "none";

export interface Bidder {
  seat: number;
  status: BidStatus;
  /** The player's last bid for this lot, or 0. */
  bid: number;
  turn: boolean;
  first: boolean;
}

const BID = /^bid (\d+)/;

export function bidderOf(view: AuctionView, seat: number): Bidder {
  return {
    seat,
    status: statusOf(view, seat),
    bid: lastBid(view, seat),
    turn: view.to_move.includes(seat),
    first: view.first === seat && view.phase !== "over",
  };
}

function statusOf(view: AuctionView, seat: number): BidStatus {
  if (view.lot.length === 0) return "none";
  if (view.high_bidder === seat) return "high";
  return view.bidding.includes(seat) ? "in" : "out";
}

function lastBid(view: AuctionView, seat: number): number {
  const made = view.moves.findLast((moved) => moved.seat === seat && BID.test(moved.move));
  return Number(BID.exec(made?.move ?? "")?.[1] ?? 0);
}

/** Returns the other seats clockwise from the reader's left. A spectator gets all seats. */
export function opponents(view: AuctionView): number[] {
  const { seat } = view;
  const players = view.coins.length;
  const all = Array.from({ length: players }, (_, place) => place);
  return seat === null ? all : all.slice(1).map((steps) => (seat + steps) % players);
}

/** B3: a table may hide the other players' coins until the game is over. */
export function showsCoins(view: AuctionView, seat: number, mode: string): boolean {
  return view.options.coins === "open" || seat === view.seat || view.phase === "over" || mode === "replay";
}

export function lotsInAll(view: AuctionView): number {
  return view.round + 1 + Math.floor(view.deck_size / 3);
}
