/** A game evening set up as docs/server.md describes: a laptop and two phones in the same network, each in its own
 * language with default settings, and a spectator.
 *
 * `make test` plays a quick game of Auction, partly by hand, the rest with the page's own client. `make soak`
 * plays both games by hand at normal pace. With GOLDGAVEL_SHOTS=1 pictures go to build/evening.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  allow,
  arrive,
  chat,
  choose,
  type Friend,
  friend,
  friendToMove,
  type GameName,
  newPage,
  open,
  playCard,
  playUntil,
  rematch,
  SOAK,
  speaker,
  startServer,
  undoMove,
  type Visit,
} from "./kit/index.ts";

type View = AurumView | AuctionView;
type Friends = [Friend<View>, ...Friend<View>[]];

const PICTURES = join(import.meta.dirname, "../../build/evening");
const GAMES: GameName[] = SOAK ? ["aurum", "auction"] : ["auction"];
const BY_HAND = SOAK ? Number.POSITIVE_INFINITY : 6;
const LONGEST = SOAK ? 3_600_000 : 180_000;
const english = speaker("en");
const french = speaker("fr");

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer({ evening: true });
});
afterAll(async () => {
  await server.stop();
});

async function device(visit: Visit): Promise<Page> {
  const page = await newPage({ ...visit, address: server.address, network: true, defaults: true });
  await open(page, "/");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  return page;
}

test.each(GAMES)(
  "three friends play %s in the same room",
  async (game) => {
    const [ann, boris, chloe]: Friends = [
      friend("Ann", await device({}), english),
      friend("Борис", await device({ language: "ru", viewport: "phone", touch: true }), speaker("ru")),
      friend("Chloé", await device({ language: "fr", viewport: "phone", touch: true }), french),
    ];
    if (boris === undefined || chloe === undefined) throw new Error("three friends");
    const all: Friends = [ann, boris, chloe];
    const link = await makeTable(ann, game);
    for (const one of [boris, chloe]) await arrive(one, link);
    await shots(`${game}-1-before`, all);
    await ann.page.getByRole("button", { name: ann.say("open-start"), exact: true }).click();
    await Promise.all(all.map(({ follower }) => follower.until("playing", ({ view }) => view !== null)));
    const eve = await device({ viewport: "side" });
    await open(eve, link);

    await chat(ann, boris);
    const [asked] = await friendToMove(all);
    await move(game, asked);
    if (game === "auction") await undoMove([asked, ...all.filter((one) => one !== asked)]);
    await shots(`${game}-2-playing`, all);
    await comeBack(chloe);
    await loseConnection(boris);

    await playByHand(game, all, BY_HAND);
    if (!SOAK) await playToTheEnd(all, link);
    for (const { page } of all) await page.locator("#sheet-title").waitFor({ timeout: 120_000 });
    await eve.locator("#sheet-title").waitFor({ timeout: 120_000 });
    await shots(`${game}-3-over`, all);

    await rematch(all);
    await eve.getByRole("link", { name: english("ending-watch") }).click();
    await eve.waitForURL((url) => url.href !== link);
    await shots(`${game}-4-again`, all);
  },
  LONGEST,
);

/** For three players; quick, unless the whole evening is played. */
async function makeTable({ page, say, name }: Friend<View>, game: GameName): Promise<string> {
  await open(page, `/new/${game}`);
  await choose(page.getByRole("radio", { name: "3", exact: true }));
  if (!SOAK) await choose(page.getByRole("radio", { name: say("setup-pace-quick") }));
  await page.getByRole("button", { name: say("setup-make") }).click();
  await page.waitForURL("**/table/*");
  const field = page.getByLabel(say("me-name"));
  await field.fill(name);
  await field.press("Enter");
  await page.getByText(say("open-you", { name })).waitFor();
  return page.url();
}

async function comeBack({ page, follower }: Friend<View>): Promise<void> {
  await page.reload();
  await follower.until("welcomed again", ({ view }) => view !== null);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
}

async function loseConnection({ page, say }: Friend<View>): Promise<void> {
  allow(page, /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE|can’t establish a connection|was interrupted/);
  await page.context().setOffline(true);
  await page.getByText(say("away")).waitFor();
  await page.context().setOffline(false);
  await page.getByText(say("away")).waitFor({ state: "detached" });
}

async function playByHand(game: GameName, all: Friends, most: number): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    await expect
      .poll(
        () =>
          all.some(
            ({ follower }) => follower.isOver || follower.decision !== null || follower.view?.phase === "deal",
          ),
        {
          timeout: 60_000,
          interval: 20,
        },
      )
      .toBe(true);
    if (all.some(({ follower }) => follower.isOver)) return;
    if (all.some(({ follower }) => follower.view?.phase === "deal")) await nextRound(all);
    else await move(game, (await friendToMove(all))[0]);
  }
}

/** Between two rounds every player confirms. */
async function nextRound(all: Friends): Promise<void> {
  for (const { page, say, follower } of all) {
    const button = page.getByRole("button", { name: say("next-round") });
    await button.click({ timeout: 20_000 }).catch(() => undefined); // the pause may be over
    await follower.until("dealt", ({ view }) => view?.phase !== "deal").catch(() => undefined);
  }
}

async function move(game: GameName, asked: Friend<View>): Promise<void> {
  if (game === "aurum") await playCard(asked.page, (asked as Friend<AurumView>).follower, asked.say);
  else await bid(asked as Friend<AuctionView>);
}

/** Makes the lowest bid if the lot has none and passes otherwise; a replica joins the first group it may join. */
async function bid({ page, follower, say }: Friend<AuctionView>): Promise<void> {
  const { decision, view } = follower;
  const may = (verb: string) => view?.legal.some((one) => one.startsWith(verb)) ?? false;
  const pass = page.getByRole("button", { name: say("auction-do-pass"), exact: true });
  const join = page.locator("[data-part=join] button");
  const lowest = page.locator(".bar .bright");
  const button = may("join") ? join : view?.high_bid === 0 && may("bid") ? lowest : pass;
  await button.first().click();
  await follower.until("the answer is given", (now) => now.decision !== decision || now.isOver);
}

async function playToTheEnd(all: Friends, link: string): Promise<void> {
  const table = new URL(link).pathname.split("/")[2] ?? "";
  await Promise.all(
    all.map(({ page }) => playUntil(page, table, (state) => state.table?.status === "over", cheaply)),
  );
}

function cheaply({ legal }: { legal: string[] }): string {
  return legal.find((one) => one === "pass") ?? legal[0] ?? "";
}

async function shots(name: string, all: Friends): Promise<void> {
  if (process.env.GOLDGAVEL_SHOTS !== "1") return;
  mkdirSync(PICTURES, { recursive: true });
  for (const [place, { page }] of all.entries())
    await page.screenshot({ path: join(PICTURES, `${name}-${place + 1}.png`) });
}
