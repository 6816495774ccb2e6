/** The second game has everything that the first one had. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  allow,
  expectAccessible,
  finishedGame,
  follow,
  introduce,
  makeTable,
  newPage,
  open,
  playCard,
  playUntil,
  sitDown,
  speaker,
  startTable,
  tableInfo,
} from "./kit/index.ts";

const say = speaker("en");

async function expectMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("menu"), exact: true }).click();
  const menu = page.getByRole("dialog", { name: say("menu") });
  for (const name of ["menu-link", "company-end", "menu-leave"])
    await menu.getByRole("button", { name: say(name) }).waitFor();
  await menu.getByRole("link", { name: say("home-rules-game") }).waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
}

describe.each(["desktop", "phone"] as const)("after Play again on a %s", (viewport) => {
  test("undo, fair deals and the whole menu are there", async () => {
    const page = await newPage({ viewport, touch: viewport === "phone" });
    const table = await finishedGame(page, { game: "aurum" });
    const follower = follow<AurumView>(page);
    await open(page, `/table/${table}`);
    await page.getByRole("button", { name: say("ending-again") }).click();
    await page.waitForURL((url) => url.pathname !== `/table/${table}`);
    await follower.until("the next game", ({ view, decision }) => view?.phase === "bid" && decision !== null);
    await page.getByRole("button", { name: say("fair-title") }).waitFor();
    await playCard(page, follower, say);
    await expectMenu(page);
    await page.getByRole("button", { name: say("company-take-back") }).click();
    await follower.until("undone", ({ told }) => told.some(({ note }) => note === "undo"));
  });
});

test("a series counts the wins of sides and players, and bots keep their names", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  const first = await finishedGame(page, { game: "aurum", players: 4 });
  await open(page, `/table/${first}`);
  const again = page.getByRole("button", { name: say("ending-again") });
  await again.waitFor();
  const series = page.locator("[data-part=series]");
  expect(await series.count()).toBe(0);
  await again.click();
  await page.waitForURL((url) => url.pathname !== `/table/${first}`);
  const second = new URL(page.url()).pathname.replace("/table/", "");
  const bots = async (table: string) =>
    (await tableInfo(page, table)).seats.flatMap(({ bot, name }) => (bot === null ? [] : [name])).sort();
  expect(await bots(second)).toEqual(await bots(first));

  await page.getByRole("button", { name: say("menu"), exact: true }).click();
  const tally = page.locator("[data-part=tally]");
  expect(await tally.textContent()).toContain(say("series", { games: 1 }));
  await page.keyboard.press("Escape");

  await playUntil(page, second, (state) => state.table?.status === "over");
  await series.waitFor();
  await series.scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: say("series", { games: 2 }) }).waitFor();
  const told = (await tableInfo(page, second)).series;
  const shown = await series
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent));
  const wins = (lines: readonly { won: number }[] = []) => lines.map(({ won }) => won).sort((a, b) => b - a);
  expect(shown).toEqual([...wins(told?.sides), ...wins(told?.players)].map(String));
  for (const name of await bots(second)) await series.getByRole("rowheader", { name, exact: true }).waitFor();
  await expectAccessible(page);
});

test("two friends can chat in the lobby of a rematch and in the game", async () => {
  const [ann, bob] = [await newPage(), await newPage({ viewport: "phone", touch: true })];
  await introduce(bob, "Bob");
  const seats = ["me", "free", "bot:random"];
  const table = await makeTable(ann, { game: "auction", players: 3, seats, open: true });
  await sitDown(bob, table);
  await startTable(ann, table);
  await Promise.all([ann, bob].map((page) => playUntil(page, table, (state) => state.table?.status === "over")));
  await Promise.all([ann, bob].map((page) => open(page, `/table/${table}`)));
  await ann.getByRole("button", { name: say("ending-again") }).click();

  const chat = (page: Page) => page.getByRole("button", { name: say("company-chat"), exact: true });
  await chat(ann).click();
  const talk = ann.getByRole("dialog", { name: say("company-chat") });
  await talk.getByRole("textbox").fill("Revenge!");
  await talk.getByRole("textbox").press("Enter");
  await talk.getByText("Revenge!").waitFor();
  await ann.keyboard.press("Escape");

  await bob.getByRole("button", { name: say("ending-join") }).click();
  await Promise.all([ann, bob].map((page) => page.getByRole("button", { name: say("fair-title") }).waitFor()));
  await chat(bob).waitFor();
  await expectMenu(bob);
  await expectMenu(ann);
  await ann.getByRole("tab", { name: say("company-chat") }).click();
  await ann.getByRole("textbox", { name: say("company-write") }).fill("Good luck");
  await ann.getByRole("button", { name: say("company-send") }).click();
  await bob.getByRole("button", { name: say("company-chat-unread", { count: 1 }) }).waitFor();
});

test("a table that was left has no controls, and a missing one shows a message", async () => {
  const page = await newPage();
  const table = await makeTable(page, { game: "aurum" });
  const follower = follow<AurumView>(page);
  await page.goto(`/table/${table}`);
  await playCard(page, follower, say);
  await page.getByRole("button", { name: say("company-take-back") }).waitFor();
  await page.getByRole("button", { name: say("menu"), exact: true }).click();
  await page.getByRole("button", { name: say("menu-leave") }).click();
  await page.getByText(say("menu-leave-about")).waitFor();
  await page.getByRole("button", { name: say("menu-leave") }).click();
  await page.getByRole("heading", { name: say("left-title") }).waitFor();
  await expect.poll(() => page.title()).toContain(say("left-title"));
  for (const name of ["company-take-back", "fair-title"])
    expect(await page.getByRole("button", { name: say(name) }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: say("left-back") }).click();
  await page.getByRole("button", { name: say("fair-title") }).waitFor();

  allow(page, /WebSocket|404/);
  await page.goto("/table/nosuchtable");
  await page.getByRole("heading", { name: say("nothing-title") }).waitFor();
  await expect.poll(() => page.title()).toContain(say("nothing-title"));
});
