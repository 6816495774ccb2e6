/** The main flows with default settings (motion, sound, service worker): on this computer, and from another device
 * over plain HTTP, where browsers offer less.
 */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  allow,
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

  test("a lost browser: a recovery code, the list of devices, signing one out", async () => {
    const page = await visit();
    await open(page, "/settings");
    await page.getByLabel(english("me-name")).fill("Fay");
    await page.getByRole("button", { name: english("me-save"), exact: true }).click();
    const code = await recoveryCode(page);

    const phone = await visit({ viewport: "phone", touch: true });
    allow(phone, /404/);
    await open(phone, "/games");
    await phone.getByRole("link", { name: english("me-recovery-enter") }).tap();
    await recover(phone, "abcde");
    await phone.getByRole("alert").waitFor();
    await recover(phone, code.toLowerCase().replaceAll("-", " "));
    await phone.getByRole("heading", { name: english("claim-done", { name: "Fay" }) }).waitFor();
    const follower = follow<AurumView>(phone);
    await open(phone, "/");
    await phone.getByRole("button", { name: /play now.*aurum/i }).tap();
    await phone.waitForURL("**/table/*");
    await follower.until("welcomed", ({ view }) => view !== null);

    await page.reload();
    const devices = page.getByRole("region", { name: english("me-devices") }).getByRole("listitem");
    await expect.poll(() => devices.count()).toBe(2);
    await devices.first().getByText(english("me-device-here"), { exact: true }).waitFor();
    await devices.nth(1).getByRole("button").click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: english("me-sign-out") })
      .click();
    await expect.poll(() => devices.count()).toBe(1);
    await phone.getByRole("heading", { name: english("signed-out-title") }).waitFor();
    expect(await nameOf(phone)).toBeUndefined();
    expect(await nameOf(page)).toBe("Fay");
  });
});

/** Makes a code, copies it, and returns it as it is shown. */
async function recoveryCode(page: Page): Promise<string> {
  await page.getByRole("button", { name: english("me-recovery-make"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: english("me-recovery-title") });
  const code = (await dialog.getByText(/^([2-9A-Z]{5}-){3}[2-9A-Z]{5}$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: english("me-recovery-copy") }).click();
  await dialog.getByRole("button", { name: english("copied") }).waitFor();
  await dialog.getByRole("button", { name: english("me-recovery-kept") }).click();
  await page.getByRole("button", { name: english("me-recovery-renew"), exact: true }).waitFor();
  expect(await page.content()).not.toContain(code.slice(0, 5));
  return code;
}

async function recover(page: Page, typed: string): Promise<void> {
  await page.getByLabel(english("claim-recover-field")).fill(typed);
  await page.getByRole("button", { name: english("claim-recover-yes") }).tap();
}

/** Returns the name under which the server knows this browser. */
async function nameOf(page: Page): Promise<string | undefined> {
  return await page.evaluate(async () => (await (await fetch("/api/me")).json())?.name);
}

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
