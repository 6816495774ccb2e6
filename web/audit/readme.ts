/** Films a trick of Aurum and a lot of Auction for the top of README: `docs/pictures/film.webp`. */

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { atRest } from "../e2e/kit/browser/look.ts";
import { cardButton } from "../e2e/kit/players/aurumHand.ts";
import { speaker } from "../e2e/kit/suite/text.ts";
import type { AnyView } from "../src/live/view.ts";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import { movePointer, pointAndClick, showPointer } from "./filmPointer.ts";
import { type Cast, castOf, type FilmTable, playTogether, startedTable } from "./filmTable.ts";
import { filmTime, SLOWED, slowDown } from "./slowMotion.ts";

const ROOT = join(import.meta.dirname, "../..");
const FILM = join(ROOT, "docs/pictures/film.webp");
const SCREEN = { width: 1040, height: 760 };
/** The width of the film in pixels. */
const WIDTH = 880;
/** Milliseconds of the film between two pictures. */
const EVERY = 1000 / 15;
/** Where the pointer covers nothing. */
const REST = { x: 640, y: 505 };

export async function filmForReadme(origin: string, folder: string): Promise<string[]> {
  const place = join(folder, "readme");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const browser = await launchBrowser();
  try {
    const visit = { deviceScale: WIDTH / SCREEN.width, settings: { speed: "usual" } } as const;
    const cast = await castOf(browser, origin, visit);
    const [ann] = cast;
    await ann.setViewportSize(SCREEN);
    await slowDown(ann);
    await filmTrick(cast, place);
    await filmLot(cast, place);
  } finally {
    await browser.close();
  }
  execFileSync(join(ROOT, ".venv/bin/python"), ["-m", "tools.film", place, FILM], { cwd: ROOT, stdio: "inherit" });
  console.log(`readme      ${(statSync(FILM).size / 1e6).toFixed(2)} MB: ${FILM}`);
  return [];
}

/** Bob and Eve play metal, Ann takes the trick with gold, and the lowest card gets gold. */
async function filmTrick(cast: Cast, place: string): Promise<void> {
  const [ann] = cast;
  const table = await tableAt<AurumView>(cast, "aurum", isTrickToWin, keepsGold);
  const [annsSeat, bob, eve] = table.players;
  await sitAt(ann, table);
  await film(ann, join(place, "1-trick"), async () => {
    await filmTime(300);
    await bob?.move(highestMetal);
    await filmTime(550);
    await eve?.move(lowMetal);
    await filmTime(400);
    const gold = cardButton(ann, best(cards(annsSeat?.state.view?.legal ?? [], true)), speaker("en"));
    await pointAndClick(ann, gold, { x: 14, y: 60 });
    await movePointer(ann, REST);
    await filmTime(1500);
  });
  for (const player of table.players) player.leave();
}

/** Bob has bid; Eve bids more, Ann even more, and the lot is hers. */
async function filmLot(cast: Cast, place: string): Promise<void> {
  const [ann] = cast;
  const table = await tableAt<AuctionView>(cast, "auction", isLotToWin, modestBid);
  const [, bob, eve] = table.players;
  await bob?.move(bidOf(4));
  await sitAt(ann, table);
  await film(ann, join(place, "2-lot"), async () => {
    await filmTime(300);
    await eve?.move(bidOf(6));
    await filmTime(350);
    await pointAndClick(ann, ann.locator("[data-part=bidding] .bright"));
    await filmTime(400);
    await bob?.move(() => "pass");
    await filmTime(400);
    await eve?.move(() => "pass");
    await filmTime(3700);
  });
  for (const player of table.players) player.leave();
}

type Chosen<V> = (view: V) => string;

/** Starts games until one comes to the position that the film needs. */
async function tableAt<V extends AnyView>(
  cast: Cast,
  game: "aurum" | "auction",
  wanted: (view: V) => boolean,
  choose: Chosen<V>,
): Promise<FilmTable<V>> {
  for (;;) {
    const table = await startedTable<V>(cast, game);
    if (await playTogether(table.players, wanted, choose)) return table;
    for (const player of table.players) player.leave();
  }
}

async function sitAt(ann: Page, { id }: FilmTable<AnyView>): Promise<void> {
  await ann.goto(`/table/${id}`);
  await ann.getByRole("main").waitFor();
  await ann.waitForLoadState("networkidle");
  await atRest(ann);
  await showPointer(ann, REST);
}

/** Takes pictures of the page while `scene` is played. The name of a picture is its time in the film. */
async function film(page: Page, place: string, scene: () => Promise<void>): Promise<void> {
  mkdirSync(place, { recursive: true });
  let ended = false;
  const played = scene().finally(() => {
    ended = true;
  });
  const begun = performance.now();
  while (!ended) {
    const now = performance.now() - begun;
    const picture = await page.screenshot({ type: "png" });
    writeFileSync(join(place, `${String(Math.round(now / SLOWED)).padStart(6, "0")}.png`), picture);
    await page.waitForTimeout(Math.max(0, EVERY * SLOWED - (performance.now() - begun - now)));
  }
  await played;
}

const CARD = /^play ([A-Z][a-z]?)(\d+)$/;

/** The moves that play a card, of gold or of another metal. */
function cards(legal: string[], gold: boolean): string[] {
  return legal.filter((move) => CARD.test(move) && (CARD.exec(move)?.[1] === "Au") === gold);
}

function rank(move: string): number {
  return Number(/\d+$/.exec(move)?.[0]);
}

/** The move with the highest number. */
function best(moves: string[]): string {
  return [...moves].sort((one, other) => rank(other) - rank(one))[0] ?? "";
}

function highestMetal({ legal }: AurumView): string {
  return best(cards(legal, false)) || (legal[0] ?? "");
}

/** A metal for whose rank there is gold in the supply, which flies to the player of the lowest card. */
function lowMetal(view: AurumView): string {
  const paid = cards(view.legal, false).filter((move) => view.supply.includes(`Au${rank(move)}`));
  return best(paid.filter((move) => rank(move) < 6)) || highestMetal(view);
}

/** Bids about four tricks and keeps the gold, so that Ann has some. */
function keepsGold(view: AurumView): string {
  if (view.phase === "bid")
    return [...view.legal].sort((one, other) => Math.abs(rank(one) - 4) - Math.abs(rank(other) - 4))[0] ?? "";
  return cards(view.legal, false)[0] ?? view.legal[0] ?? "";
}

/** Bob leads, Ann has won a trick and has gold, and there are many cards in the hands. */
function isTrickToWin({ phase, leader, trick, tricks, stocks, hand }: AurumView): boolean {
  const began = phase === "play" && leader === 1 && trick.length === 0;
  return began && (hand?.length ?? 0) >= 6 && (tricks[0] ?? 0) > 0 && (stocks[0]?.length ?? 0) > 1;
}

/** Whoever begins a lot buys it for little, so that everybody soon has cards. */
function modestBid(view: AuctionView): string {
  const price = 3 + (view.round % 3);
  return view.phase === "bid" && view.high_bidder === null ? bidOf(price)(view) : (view.legal[0] ?? "");
}

function bidOf(coins: number): Chosen<AuctionView> {
  return ({ legal }) => legal.find((move) => move === `bid ${coins}`) ?? legal[0] ?? "";
}

/** Bob begins a lot with a painting and something else, in the middle of the game. */
function isLotToWin({ phase, first, round, high_bidder, lot }: AuctionView): boolean {
  const isPretty = lot.includes("painting") && new Set(lot).size > 1 && !lot.includes("replica");
  return phase === "bid" && first === 1 && high_bidder === null && round >= 5 && round <= 12 && isPretty;
}
