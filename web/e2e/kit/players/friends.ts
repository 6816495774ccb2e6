/** Friends who meet at a table by its link, using the page. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { AnyView } from "../../../src/live/view.ts";
import { open } from "../browser/page.ts";
import type { Say } from "../suite/text.ts";
import { follow, type TableFollower } from "./tableFollower.ts";

export interface Friend<V extends AnyView> {
  name: string;
  page: Page;
  follower: TableFollower<V>;
  say: Say;
}

export function friend<V extends AnyView>(name: string, page: Page, say: Say): Friend<V> {
  return { name, page, follower: follow<V>(page), say };
}

/** Opens the link, enters a name and takes the first free seat. */
export async function arrive<V extends AnyView>({ name, page, say }: Friend<V>, link: string): Promise<void> {
  await open(page, link);
  await page.getByLabel(say("me-name")).fill(name);
  await page
    .getByRole("button", { name: new RegExp(`^${say("open-sit")}`) })
    .first()
    .click();
  await page.getByText(say("open-you", { name })).waitFor();
}

/** If the column is too low, the chat is one of its tabs. */
async function openChat({ page, say }: Friend<AnyView>): Promise<void> {
  const tab = page.getByRole("tab", { name: say("company-chat") });
  await tab
    .or(page.getByRole("textbox", { name: say("company-write") }))
    .first()
    .waitFor();
  if ((await tab.count()) > 0) await tab.click();
}

/** One writes on a wide screen, the other reads and answers on a phone. */
export async function chat<V extends AnyView>(one: Friend<V>, other: Friend<V>): Promise<void> {
  await openChat(one);
  await one.page.getByRole("textbox", { name: one.say("company-write") }).fill("Good luck");
  await one.page.getByRole("button", { name: one.say("company-send") }).click();
  await other.page.getByRole("button", { name: other.say("company-chat-unread", { count: 1 }) }).click();
  const sheet = other.page.getByRole("dialog", { name: other.say("company-chat") });
  await sheet.getByText("Good luck").waitFor();
  await sheet.getByRole("textbox").fill("Спасибо");
  await sheet.getByRole("textbox").press("Enter");
  await one.page
    .getByRole("list", { name: one.say("company-chat") })
    .getByText("Спасибо")
    .waitFor();
  await sheet.getByRole("button", { name: other.say("close") }).click();
}

/** Waits until one of them has to act. Returns that friend and the others. */
export async function friendToMove<V extends AnyView>(all: Friend<V>[]): Promise<[Friend<V>, ...Friend<V>[]]> {
  const found = () => all.find(({ follower }) => follower.decision !== null);
  await expect.poll(() => found() !== undefined, { timeout: 60_000, interval: 20 }).toBe(true);
  const asked = found() as Friend<V>;
  return [asked, ...all.filter((one) => one !== asked)];
}

/** Undoes the last move of one; the others agree. */
export async function undoMove<V extends AnyView>([one, ...others]: [Friend<V>, ...Friend<V>[]]): Promise<void> {
  await one.page.getByRole("button", { name: one.say("company-take-back") }).click();
  for (const { page, say } of others)
    await page.getByRole("button", { name: say("company-agree"), exact: true }).click();
  await one.follower.until("undone", ({ told }) => told.some(({ note }) => note === "undo"));
}

/** The first asks for a rematch, the others join. */
export async function rematch<V extends AnyView>([one, ...others]: [Friend<V>, ...Friend<V>[]]): Promise<void> {
  const before = one.page.url();
  await one.page.getByRole("button", { name: one.say("ending-again") }).click();
  for (const { page, say } of others) await page.getByRole("button", { name: say("ending-join") }).click();
  for (const { page, follower } of [one, ...others]) {
    await page.waitForURL((url) => url.href !== before);
    await follower.until("playing again", ({ view }) => view !== null && view.phase !== "over");
  }
  expect(new Set([one, ...others].map(({ page }) => page.url())).size).toBe(1);
}
