/** A table of Aurum in the page, and what a person does there with the mouse. */

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { AurumView } from "../../../src/protocol/types.ts";
import { announcements } from "../browser/announcements.ts";
import { newPage } from "../browser/page.ts";
import type { Visit } from "../browser/visit.ts";
import { makeTable, type TableRequest, tableWhere } from "../server/tables.ts";

export const EDGE = { x: 9, y: 12 };
const PATIENCE = { timeout: 30_000, interval: 100 };
/** The sheet of a round stays until the player continues. */
export const RESTING = { round_rest: 60 };

export async function atTable(visit: Visit = {}, request: Partial<TableRequest> = {}): Promise<Page> {
  const page = await newPage(visit);
  await page.goto(`/table/${await makeTable(page, { game: "aurum", ...request })}`);
  await hand(page).first().waitFor();
  return page;
}

export function hand(page: Page, card?: string) {
  return page.locator(card === undefined ? "footer [data-card]" : `footer [data-card="${card}"]`);
}

export function legal(page: Page) {
  return page.locator("footer [data-card][aria-disabled=false]");
}

/** Touches a card until the table answers. A new prompt ignores touches for a moment: they may be meant for the last one. */
export async function touchUntil(answered: Locator, card: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await card.click({ position: EDGE, force: true });
      return answered.isVisible();
    }, PATIENCE)
    .toBe(true);
}

type Now = "turn" | "round" | "over";

/** Waits until this player has to play a card, or a round is over. */
export async function next(page: Page): Promise<Now> {
  const found = await page.waitForFunction(() => {
    // A tied round also has links to the rules that decided it.
    if (document.querySelector("[data-part=sheet] [data-part=ending]")) return "over";
    if (document.querySelector("[data-part=sheet] button:not([disabled])")) return "round";
    return document.querySelector("footer .now .bright") ? "turn" : null;
  });
  return (await found.jsonValue()) as Now;
}

/** Makes one move with the mouse: a click plays, and a bid is confirmed with the button. */
export async function click(page: Page): Promise<void> {
  const bids = await page.getByText(/choose a card as your bid/i).isVisible();
  const card = await nameOf(legal(page).first());
  const since = (await announcements(page)).length;
  if (bids) {
    await touchUntil(page.getByRole("button", { name: /^Bid \d+ with/ }), legal(page).first());
    await page.getByRole("button", { name: /^Bid \d+ with/ }).click();
    await played(page, card, since);
  } else await playUntilSaid(page, card, since);
}

/** Clicks a card until its move is announced. A new prompt ignores clicks for a moment, as it ignores touches. */
async function playUntilSaid(page: Page, card: string, since: number): Promise<void> {
  const asked = legal(page).and(hand(page, card));
  await expect
    .poll(async () => {
      if (await isSaid(page, card, since)) return true;
      if (await asked.isVisible()) await asked.click({ position: EDGE, timeout: 2000 }).catch(() => undefined);
      return isSaid(page, card, since);
    }, PATIENCE)
    .toBe(true);
}

/** Waits for the announcement of the player's move. The cards are not enough: gold may replace one that left, and
 * the next round may bring it back.
 */
export async function played(page: Page, card: string, since: number): Promise<void> {
  await expect.poll(() => isSaid(page, card, since), PATIENCE).toBe(true);
}

async function isSaid(page: Page, card: string, since: number): Promise<boolean> {
  const move = new RegExp(`You (bid|lead|play) [^.]*${spoken(card)}\\b`);
  return (await announcements(page)).slice(since).some((words) => move.test(words));
}

const METALS: Record<string, string> = {
  Bi: "bismuth",
  Cu: "copper",
  P: "phosphorus",
  Ag: "silver",
  Zn: "zinc",
  Au: "gold",
};

/** Returns the name of a card as the page says it: `silver 7`. */
export function spoken(card: string): string {
  return card.replace(/^[A-Z][a-z]?/, (metal) => `${METALS[metal]} `);
}

export async function nameOf(card: Locator): Promise<string> {
  return (await card.getAttribute("data-card")) ?? "";
}

export async function bid(page: Page): Promise<void> {
  await page.getByText(/choose a card as your bid/i).waitFor();
  await click(page);
}

/** A trick in which another player has led and this player holds a card that cannot be played. */
export async function midTrick(visit: Visit = {}): Promise<Page> {
  const page = await newPage(visit);
  const table = await tableWhere<AurumView>(page, { game: "aurum" }, ({ view, refusals, decision }) =>
    Boolean(
      decision !== null && view?.trick.length && Object.keys(refusals).some((move) => move.startsWith("play ")),
    ),
  );
  await page.goto(`/table/${table}`);
  await hand(page).first().waitFor();
  return page;
}
