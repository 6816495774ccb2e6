/** Every screen of the page, and how to get there. */

import type { Page } from "playwright-core";
import type { AuctionView, AurumView } from "../../../src/protocol/types.ts";
import { allow } from "../browser/errors.ts";
import { withFinishedGames } from "../players/finishedGames.ts";
import { makeTable, tableWhere } from "../server/tables.ts";

export interface Screen {
  name: string;
  /** Prepares the screen and returns its address. */
  path: (page: Page) => Promise<string> | string;
  /** Also tested in Russian and French. */
  translated?: boolean;
}

const LONG_REST = { round_rest: 60 };

export const SCREENS: Screen[] = [
  { name: "home", path: () => "/", translated: true },
  { name: "new-aurum", path: () => "/new/aurum" },
  { name: "new-auction", path: () => "/new/auction", translated: true },
  { name: "open-table", path: openTable, translated: true },
  { name: "aurum-bidding", path: (page) => at(makeTable(page, { game: "aurum" })) },
  { name: "aurum-bidding-three", path: (page) => at(makeTable(page, { game: "aurum", players: 3 })) },
  { name: "aurum-trick", path: aurumTrick, translated: true },
  { name: "aurum-round-end", path: aurumRoundEnd },
  { name: "aurum-over", path: async (page) => `/table/${(await withFinishedGames(page)).aurum}` },
  { name: "auction-bidding", path: auctionBidding, translated: true },
  { name: "auction-six", path: (page) => at(makeTable(page, { game: "auction", players: 6 })) },
  { name: "auction-offer", path: auctionOffer },
  { name: "auction-over", path: async (page) => `/table/${(await withFinishedGames(page)).auction}` },
  { name: "replay-aurum", path: async (page) => `/replay/${(await withFinishedGames(page)).aurum}` },
  { name: "replay-auction", path: async (page) => `/replay/${(await withFinishedGames(page)).auction}` },
  { name: "keeper", path: () => "/keeper" },
  { name: "keeper-aurum", path: () => "/keeper/aurum", translated: true },
  { name: "keeper-auction", path: () => "/keeper/auction" },
  { name: "learn", path: () => "/learn", translated: true },
  { name: "learn-aurum", path: () => "/learn/aurum" },
  { name: "learn-auction", path: () => "/learn/auction" },
  { name: "rules-aurum", path: () => "/rules/aurum", translated: true },
  { name: "rules-auction", path: () => "/rules/auction" },
  { name: "paintings", path: () => "/paintings", translated: true },
  { name: "painting", path: () => "/painting/night-watch", translated: true },
  { name: "reference-aurum", path: () => "/reference/aurum", translated: true },
  { name: "reference-auction", path: () => "/reference/auction" },
  { name: "score-card-aurum", path: () => "/score-card/aurum?players=3", translated: true },
  { name: "score-card-auction", path: () => "/score-card/auction" },
  { name: "settings", path: () => "/settings", translated: true },
  { name: "games", path: myGames },
  { name: "claim", path: () => "/claim" },
  { name: "nothing", path: noSuchPlace },
];

/** The server answers 404 as well, which browsers report in the console. */
function noSuchPlace(page: Page): string {
  allow(page, /404/);
  return "/no/such/place";
}

async function at(table: Promise<string>): Promise<string> {
  return `/table/${await table}`;
}

async function openTable(page: Page): Promise<string> {
  return await at(
    makeTable(page, { game: "auction", players: 5, seats: ["me", "bot:adept", "free"], open: true }),
  );
}

/** In the second trick or later, with cards of others on the table, on this player's turn. */
async function aurumTrick(page: Page): Promise<string> {
  const table = tableWhere<AurumView>(page, { game: "aurum" }, ({ view, decision }) => {
    const taken = view?.tricks.reduce((sum, one) => sum + one, 0) ?? 0;
    return decision !== null && view?.phase === "play" && view.trick.length > 1 && taken > 2;
  });
  return await at(table);
}

async function aurumRoundEnd(page: Page): Promise<string> {
  const isRoundEnd = ({ view }: { view: AurumView | null }) => view?.phase === "deal" && view.rounds.length > 0;
  return await at(tableWhere<AurumView>(page, { game: "aurum", pace: LONG_REST }, isRoundEnd));
}

/** Some lots are sold, and there is a bid for the current one. */
async function auctionBidding(page: Page): Promise<string> {
  const table = tableWhere<AuctionView>(
    page,
    { game: "auction" },
    ({ view, decision }) => decision !== null && view?.phase === "bid" && view.round > 3 && view.high_bid > 0,
    outbid,
  );
  return await at(table);
}

/** Another player offers a swap, or this player must offer one, whichever comes first. Few games have neither. */
async function auctionOffer(page: Page): Promise<string> {
  const table = tableWhere<AuctionView>(
    page,
    { game: "auction", options: { tokens: "exchange" } },
    ({ view, decision }) => decision !== null && (view?.phase === "offer" || view?.phase === "answer"),
    outbid,
  );
  return await at(table);
}

/** Raises by one coin while it is cheap. */
function outbid(view: AuctionView): string {
  const bid = view.legal.find((move) => /^bid [1-6]$/.test(move));
  return bid ?? view.legal.find((move) => move === "pass") ?? view.legal[0] ?? "";
}

async function myGames(page: Page): Promise<string> {
  await withFinishedGames(page);
  await makeTable(page, { game: "aurum" });
  return "/games";
}
