/** The log next to a table: its headings, and the newest line in view. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  introduce,
  makeTable,
  newPage,
  playUntil,
  sitDown,
  speaker,
  startTable,
  tableWhere,
} from "./kit/index.ts";

const say = speaker("en");

/** Pixels between the last line in view and the end of the log. */
async function hidden(page: Page): Promise<number> {
  return await story(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
}

async function scrollable(page: Page): Promise<boolean> {
  return await story(page).evaluate((box) => box.scrollHeight > box.clientHeight + 100);
}

function story(page: Page) {
  return page.getByRole("region", { name: say("story") });
}

test("next to chat the newest line is in view, also after a reload, and the whole game can be scrolled back", async () => {
  const [ann, bob] = [await newPage(), await newPage()];
  await introduce(bob, "Bob");
  const seats = ["me", "free", "bot:random"];
  const table = await makeTable(ann, { game: "auction", players: 3, seats, open: true });
  await sitDown(bob, table);
  await startTable(ann, table);
  const fifthLot = ({ view }: { view: AuctionView | null }) => (view?.round ?? 0) >= 4;
  await Promise.all([ann, bob].map((page) => playUntil<AuctionView>(page, table, fifthLot)));
  await ann.goto(`/table/${table}`);
  for (const opened of ["first", "again"]) {
    await ann.getByRole("heading", { name: "Lot 5", exact: true }).waitFor();
    await expect.poll(() => scrollable(ann), { message: opened }).toBe(true);
    await expect.poll(() => hidden(ann), { message: opened }).toBeLessThan(8);
    await ann.reload();
  }
  const lots = story(ann).getByRole("heading", { level: 3 });
  await expect.poll(() => lots.count()).toBe(5);
  await expect.poll(() => hidden(ann)).toBeLessThan(8);
  expect(await lots.first().textContent()).toMatch(/^Lot 1\s+→ \S/);
  await story(ann).evaluate((box) => box.scrollTo(0, 0));
  await ann.setViewportSize({ width: 1440, height: 860 });
  expect(await hidden(ann)).toBeGreaterThan(8);
});

test("the log of Aurum has a heading for each round and trick, and no kept bids", async () => {
  const page = await newPage();
  // A round may end in its first trick.
  const isInFirstRound = ({ view }: { view: AurumView | null }) =>
    view?.round === 0 && view.tricks.reduce((sum, won) => sum + won, 0) >= 2;
  const table = await tableWhere<AurumView>(page, { game: "aurum", players: 3 }, isInFirstRound);
  await page.goto(`/table/${table}`);
  const headings = story(page).getByRole("heading", { level: 3 });
  await headings.filter({ hasText: "Trick 2" }).first().waitFor();
  const titles = (await headings.allInnerTexts()).map((title) => title.split("→")[0]?.trim());
  expect(titles.slice(0, 3)).toEqual(["Round 1", "Trick 1", "Trick 2"]);
  const lines = await story(page).getByRole("listitem").allInnerTexts();
  expect(lines.some((line) => / leads? /.test(line))).toBe(true);
  expect(lines.filter((line) => line.trim() === "" || line.includes("keep"))).toEqual([]);
});
