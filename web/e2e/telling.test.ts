/** Who listens instead of looking is told everything, in sentences and in order. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import type { Following } from "./kit/following.ts";
import { follow, heard, makeTable, newPage, playCard, playUntil, speaker } from "./kit/index.ts";

/** Every sentence that came with an event is heard, none before the other. */
async function expectAllHeard(
  page: Page,
  following: Following<AurumView> | Following<AuctionView>,
): Promise<void> {
  const sentences = following.told.flatMap(({ words }) => words ?? []);
  const silent = following.told.filter(({ events, words }) => events.length > 0 && (words ?? []).length === 0);
  expect(silent).toEqual([]);
  await expect.poll(async () => (await heard(page)).join(" ")).toContain(sentences.at(-1));
  const all = (await heard(page)).join(" ");
  let place = 0;
  for (const sentence of sentences) {
    const found = all.indexOf(sentence, place);
    expect(found, `“${sentence}” after “${all.slice(Math.max(0, place - 80), place)}”`).toBeGreaterThanOrEqual(0);
    place = found + sentence.length;
  }
}

describe("the live region", () => {
  test("tells a whole trick of Aurum", async () => {
    const page = await newPage();
    const following = follow<AurumView>(page);
    await page.goto(`/table/${await makeTable(page, { game: "aurum" })}`);
    const say = speaker("en");
    while (!following.told.some(hasEvent("trick-won"))) await playCard(page, following, say);
    expect(following.told.filter(hasEvent("card-played")).length).toBeGreaterThanOrEqual(4);
    await expectAllHeard(page, following);
    expect((await heard(page)).join(" ")).toMatch(/wins the trick|You win the trick|takes the trick/i);
  });

  test("tells a whole lot of Auction", async () => {
    const page = await newPage();
    const following = follow<AuctionView>(page);
    const table = await makeTable(page, { game: "auction" });
    await page.goto(`/table/${table}`);
    await following.until("asked", ({ decision }) => decision !== null);
    await playUntil<AuctionView>(page, table, ({ view, decision }) => (view?.round ?? 0) > 0 && decision !== null);
    await following.until("the next lot", ({ view, decision }) => (view?.round ?? 0) > 0 && decision !== null);
    expect(following.told.filter(hasEvent("lot-opened")).length).toBeGreaterThanOrEqual(1);
    await expectAllHeard(page, following);
  });
});

function hasEvent(name: string): (told: { events: unknown[] }) => boolean {
  return ({ events }) => events.some((event) => (event as { event: string }).event === name);
}
