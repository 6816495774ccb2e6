/** Screen readers get everything, in sentences and in order. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AnyView } from "../src/live/view.ts";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import { lineText, makeTeller } from "../src/words/told.ts";
import { announcements, follow, makeTable, newPage, playCard, playUntil, speaker } from "./kit/index.ts";
import type { TableFollower } from "./kit/players/tableFollower.ts";

/** Every event but a kept bid has a sentence, every sentence is announced, and all in order. */
async function expectAllAnnounced(page: Page, follower: TableFollower<AnyView>): Promise<void> {
  const { told, table, seat } = follower;
  const isKept = (one: unknown) => (one as { event: string }).event === "bid-kept";
  expect(told.filter(({ events, words }) => !events.every(isKept) && (words ?? []).length === 0)).toEqual([]);
  const nameOf = (seat: number) => table?.seats[seat]?.name ?? "";
  const tell = makeTeller(speaker("en"), nameOf, seat);
  const sentences = told.flatMap(({ words }) => words ?? []).map((line) => plain(lineText(line, tell)));
  await expect.poll(async () => missing(sentences, plain((await announcements(page)).join(" ")))).toBeNull();
}

/** Returns the first sentence that is not announced in its place, or null if all are. The same may be said twice. */
function missing(sentences: string[], all: string): string | null {
  let place = 0;
  for (const sentence of sentences) {
    const found = all.indexOf(sentence, place);
    if (found < 0) return `“${sentence}” after “${all.slice(Math.max(0, place - 80), place)}”`;
    place = found + sentence.length;
  }
  return null;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}

describe("the live region", () => {
  test("announces a whole trick of Aurum", async () => {
    const page = await newPage();
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${await makeTable(page, { game: "aurum" })}`);
    const say = speaker("en");
    while (!follower.told.some(hasEvent("trick-won"))) await playCard(page, follower, say);
    expect(follower.told.filter(hasEvent("card-played")).length).toBeGreaterThanOrEqual(4);
    await expectAllAnnounced(page, follower);
  });

  test("announces a whole lot of Auction", async () => {
    const page = await newPage();
    const follower = follow<AuctionView>(page);
    const table = await makeTable(page, { game: "auction" });
    await page.goto(`/table/${table}`);
    await follower.until("asked", ({ decision }) => decision !== null);
    await playUntil<AuctionView>(page, table, ({ view, decision }) => (view?.round ?? 0) > 0 && decision !== null);
    await follower.until("the next lot", ({ view, decision }) => (view?.round ?? 0) > 0 && decision !== null);
    expect(follower.told.filter(hasEvent("lot-opened")).length).toBeGreaterThanOrEqual(1);
    await expectAllAnnounced(page, follower);
  });
});

function hasEvent(name: string): (told: { events: unknown[] }) => boolean {
  return ({ events }) => events.some((event) => (event as { event: string }).event === name);
}
