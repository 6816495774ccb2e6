/** Without a mouse: from the home page to a table, and through a trick. */

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import { follow, newPage, open, playCard, speaker } from "./kit/index.ts";

const MOST_STEPS = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${wanted}`);
}

/** Moves along the cards with arrow keys; the hand is one tab stop. */
async function walkTo(page: Page, card: Locator): Promise<void> {
  const group = page.getByRole("group").filter({ has: card });
  await tabTo(page, group.getByRole("button").and(page.locator("[tabindex='0'], :not([tabindex])")).first());
  await page.keyboard.press("Home");
  for (let step = 0; step < MOST_STEPS && !(await hasFocus(card)); step++) await page.keyboard.press("ArrowRight");
  expect(await hasFocus(card)).toBe(true);
}

async function hasFocus(wanted: Locator): Promise<boolean> {
  return (await wanted.and(wanted.page().locator(":focus")).count()) > 0;
}

describe("by keyboard alone", () => {
  test("from the home page to a table, and through a trick of Aurum", async () => {
    const page = await newPage();
    const follower = follow<AurumView>(page);
    const say = speaker("en");
    await open(page, "/");
    await tabTo(page, page.getByRole("button", { name: /play now.*aurum/i }));
    await page.keyboard.press("Enter");
    const isDone = () => follower.told.some(({ events }) => JSON.stringify(events).includes('"trick-won"'));
    while (!isDone()) {
      await playCard(page, follower, say, async (card) => {
        await walkTo(page, card);
        await page.keyboard.press("Enter");
      });
    }
  });

  test("the hand has the focus at the player's turn, and ? shows the keys", async () => {
    const page = await newPage();
    const follower = follow<AurumView>(page);
    await open(page, "/");
    await tabTo(page, page.getByRole("button", { name: /play now.*aurum/i }));
    await page.keyboard.press("Enter");
    await follower.until("asked for a bid", ({ decision }) => decision !== null);
    await expect.poll(() => page.locator("[data-card]:focus").count()).toBe(1);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Reference card" }).getByText("go along your cards").waitFor();
  });

  test("on a fresh table an arrow leads into the hand, and a bid takes Enter twice", async () => {
    const page = await newPage();
    const say = speaker("en");
    const follower = follow<AurumView>(page);
    await open(page, "/");
    await page.getByRole("button", { name: /play now.*aurum/i }).click();
    await follower.until("asked for a bid", ({ decision }) => decision !== null);
    const card = page.locator("[data-card]:focus");
    expect(await card.count()).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => card.count()).toBe(1);

    // From a button too, but not from what uses the arrows itself.
    await page.getByRole("button", { name: say("menu"), exact: true }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => card.count()).toBe(1);
    for (const elsewhere of [page.locator("[name=command]"), page.locator("aside [role=region]").first()]) {
      await elsewhere.focus();
      await page.keyboard.press("ArrowRight");
      expect(await hasFocus(elsewhere)).toBe(true);
    }

    await page.getByRole("button", { name: say("menu"), exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    const rank = /\d+$/.exec((await card.getAttribute("data-card")) ?? "")?.[0] ?? "";
    const again = page.getByText(say("aurum-ask-bid-again", { rank }));
    await expect.poll(() => enterAnswers(page, again), { timeout: 60_000 }).toBe(true);
    expect(follower.view?.has_bid[0]).toBe(false);
    await page.keyboard.press("Enter");
    await follower.until("the bid is made", ({ view }) => view?.has_bid[0] === true);
  });

  test("the focused element is visibly focused", async () => {
    const page = await newPage();
    await open(page, "/");
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) return true;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      });
      expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "")).toBe(true);
    }
  });
});

/** Presses Enter and returns true if the answer appears. A new prompt ignores Enter for a moment: it may be late. */
async function enterAnswers(page: Page, answer: Locator): Promise<boolean> {
  await page.keyboard.press("Enter");
  return answer.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}
