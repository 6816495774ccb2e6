/** The main flows with default settings (motion, sound, service worker): on this computer, and from another device
 * over plain HTTP, where browsers offer less.
 */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  arrive,
  cardMove,
  chat,
  type Friend,
  follow,
  friend,
  friendToMove,
  newPage,
  OTHER_BROWSER,
  open,
  playCard,
  rematch,
  speaker,
  undoMove,
  type Visit,
} from "./kit/index.ts";

const english = speaker("en");
const russian = speaker("ru");
const french = speaker("fr");

const PLACES = [
  { place: "this computer", network: false },
  { place: "another device", network: true },
];

describe.each(PLACES)("from $place", ({ network }) => {
  async function visit(more: Visit = {}): Promise<Page> {
    return await newPage({ network, defaults: true, ...more });
  }

  test("alone: play now, take back, reload, fair deals, notifications", async () => {
    const page = await visit();
    await open(page, "/settings");
    expect(await page.evaluate(() => isSecureContext)).toBe(!network);
    await notifications(page, network);

    const follower = follow<AurumView>(page);
    await open(page, "/");
    await page.getByRole("button", { name: /play now.*aurum/i }).click();
    await page.waitForURL("**/table/*");
    await playCard(page, follower, english);
    await page.getByRole("button", { name: english("company-take-back") }).click();
    await follower.until("undone", ({ told }) => told.some(({ note }) => note === "undo"));
    await playCard(page, follower, english);
    // Not in a bid window, which may close before the page is loaded again.
    await follower.until("asked for a card again", ({ view }) => cardMove(view) !== undefined);
    const { decision } = follower;
    await page.reload();
    await follower.until("welcomed", ({ view }) => view !== null);
    expect(follower.decision).toBe(decision);
    await playCard(page, follower, english);

    await page.getByRole("button", { name: english("fair-title") }).click();
    const sheet = page.getByRole("dialog", { name: english("fair-title") });
    await sheet.locator("details summary").first().click();
    const number = sheet.locator("details dd code").first();
    await expect.poll(() => number.textContent()).toMatch(/^[0-9a-f]{32}$/);
  });

  test("with friends: link, chat, taking back, a spectator, an end by consent, a rematch", async () => {
    const page = await visit();
    if (!network) await recordShares(page);
    const ann = friend<AuctionView>("Ann", page, english);
    const link = await newTable(ann.page, network);
    const phone = await visit({ language: "ru", viewport: "phone", touch: true });
    const bob = friend<AuctionView>("Борис", phone, russian);
    await arrive(bob, link);
    await ann.page.getByText("Борис", { exact: true }).waitFor();
    await ann.page.getByRole("button", { name: english("open-start"), exact: true }).click();
    await Promise.all([ann, bob].map(({ follower }) => follower.until("playing", ({ view }) => view !== null)));
    const eve = await visit({ language: "fr", viewport: "side" });
    await open(eve, link);
    await eve.getByRole("heading", { level: 1, name: french("auction-name") }).waitFor({ state: "attached" });

    await chat(ann, bob);
    await passAndTakeBack([ann, bob]);
    await endTogether(ann, bob);
    await eve.getByRole("heading", { name: french("company-ended") }).waitFor();
    await rematch([ann, bob]);
    await eve.getByRole("link", { name: french("ending-watch") }).click();
    await eve.waitForURL((url) => url.href === ann.page.url());
  });
});

/** Offered if the browser supports them; explained if they need HTTPS. */
async function notifications(page: Page, network: boolean): Promise<void> {
  if (network) await page.getByText(english("push-insecure")).waitFor();
  else if (OTHER_BROWSER === undefined) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.getByRole("heading", { name: english("push-title") }).waitFor();
    expect(await page.getByText(english("push-insecure")).count()).toBe(0);
  }
}

/** Fakes the share dialog, which headless Chromium does not have. */
async function recordShares(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.documentElement.dataset.shared = url ?? "";
    };
  });
}

/** A table of Auction for three. Its link is copied, pasted, and shared if possible. */
async function newTable(page: Page, network: boolean): Promise<string> {
  await open(page, "/new/auction");
  await page.getByRole("button", { name: english("setup-make") }).click();
  await page.waitForURL("**/table/*");
  await page.getByRole("button", { name: english("copy-link") }).click();
  await page
    .getByRole("status")
    .filter({ hasText: english("copied") })
    .waitFor({ state: "attached" });
  const share = page.getByRole("button", { name: english("open-share"), exact: true });
  if (network) expect(await share.count()).toBe(0);
  else {
    await share.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toBe(page.url());
  }
  const field = page.getByLabel(english("me-name"));
  await field.fill("");
  await field.press("ControlOrMeta+v");
  expect(page.url()).toContain(await field.inputValue());
  expect(await field.inputValue()).toContain("/table/");
  await field.fill("Ann");
  await field.press("Enter");
  await page.getByText(english("open-you", { name: "Ann" })).waitFor();
  return page.url();
}

/** The first player to act passes and undoes it with the other's consent. */
async function passAndTakeBack(all: Friend<AuctionView>[]): Promise<void> {
  const [asked, ...others] = await friendToMove(all);
  await asked.page.getByRole("button", { name: asked.say("auction-do-pass"), exact: true }).click();
  await undoMove([asked, ...others]);
}

async function endTogether(ann: Friend<AuctionView>, bob: Friend<AuctionView>): Promise<void> {
  await ann.page.getByRole("button", { name: ann.say("menu") }).click();
  await ann.page.getByRole("button", { name: ann.say("company-end") }).click();
  await ann.page.getByRole("button", { name: ann.say("company-end-propose") }).click();
  await bob.page.getByRole("button", { name: bob.say("company-agree"), exact: true }).click();
  for (const { page, say } of [ann, bob])
    await page.getByRole("heading", { name: say("company-ended") }).waitFor();
}
