/** Several browsers at one table: a spectator, and a player who loses the connection and comes back. */

import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  allow,
  cardMove,
  expectAccessible,
  follow,
  isOver,
  makeTable,
  newPage,
  playCard,
  playUntil,
  sitDown,
  speaker,
  startTable,
} from "./kit/index.ts";

const say = speaker("en");

describe("a spectator", () => {
  test("sees the game continue, and no hand", async () => {
    const [player, spectator] = [await newPage(), await newPage({ viewport: "phone" })];
    const table = await makeTable(player, { game: "aurum" });
    const [mine, theirs] = [follow<AurumView>(player), follow<AurumView>(spectator)];
    await player.goto(`/table/${table}`);
    await spectator.goto(`/table/${table}`);
    await theirs.until("watching", ({ view }) => view !== null);
    expect(theirs.view?.hand).toBeNull();
    const before = theirs.told.length;
    await playCard(player, mine, say);
    await theirs.until("told", ({ told }) => told.length > before);
    await spectator.getByRole("main").waitFor();
    expect(await spectator.getByRole("group", { name: say("your-hand") }).count()).toBe(0);
    await expectAccessible(spectator);
  });
});

describe("two browsers at one table", () => {
  test("one loses its connection, reconnects, and both finish", async () => {
    const [ann, bob] = [await newPage(), await newPage({ viewport: "phone", touch: true })];
    const seats = ["me", "free", "bot:random"];
    const table = await makeTable(ann, { game: "aurum", players: 3, seats, open: true });
    await sitDown(bob, table);
    await startTable(ann, table);
    const [annFollower, bobFollower] = [follow<AurumView>(ann), follow<AurumView>(bob)];
    await ann.goto(`/table/${table}`);
    await bob.goto(`/table/${table}`);
    await Promise.all([playCard(ann, annFollower, say), playCard(bob, bobFollower, say)]);

    allow(bob, /ERR_INTERNET_DISCONNECTED|WebSocket/);
    await bob.context().setOffline(true);
    await bob.getByText(AWAY).waitFor();
    await annFollower.until("Bob is missed", ({ table }) => table?.seats[1]?.here === false);
    await bob.context().setOffline(false);
    await bob.getByText(AWAY).waitFor({ state: "hidden" });
    await annFollower.until("Bob is back", ({ table }) => table?.seats[1]?.here === true);

    const finish = (page: typeof ann) =>
      playUntil<AurumView>(page, table, (state) => state.table?.status === "over" || state.view?.phase === "over");
    await Promise.all([finish(ann), finish(bob)]);
    for (const [page, follower] of [[ann, annFollower] as const, [bob, bobFollower] as const]) {
      await follower.until("the end", (now) => now.isOver);
      expect(await isOver(page)).toBe(true);
    }
    expect(bobFollower.view?.nuggets).toEqual(annFollower.view?.nuggets);
    expect(bobFollower.view?.winners).toEqual(annFollower.view?.winners);
  });

  test("a table of Auction is the same on both", async () => {
    const [ann, bob] = [await newPage(), await newPage({ language: "fr" })];
    const table = await makeTable(ann, {
      game: "auction",
      players: 3,
      seats: ["me", "free", "bot:random"],
      open: true,
    });
    await sitDown(bob, table);
    await startTable(ann, table);
    const [annFollower, bobFollower] = [follow<AuctionView>(ann), follow<AuctionView>(bob)];
    await Promise.all([ann.goto(`/table/${table}`), bob.goto(`/table/${table}`)]);
    await Promise.all([annFollower, bobFollower].map((one) => one.until("seated", ({ view }) => view !== null)));
    const play = (page: typeof ann) => playUntil<AuctionView>(page, table, ({ view }) => view?.phase === "over");
    await Promise.all([play(ann), play(bob)]);
    await Promise.all([annFollower, bobFollower].map((one) => one.until("the end", (now) => now.isOver)));
    expect(bobFollower.view?.scores).toEqual(annFollower.view?.scores);
  });
});

describe("two tabs of one seat", () => {
  test("show the same, and either can move", async () => {
    const first = await newPage();
    const table = await makeTable(first, { game: "aurum" });
    const second = await first.context().newPage();
    const tabs = [first, second].map((page) => ({ page, follower: follow<AurumView>(page) }));
    for (const { page } of tabs) await page.goto(`/table/${table}`);
    const hand = (page: Page) =>
      page.locator("[data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
    for (const { page, follower } of [...tabs, ...tabs]) {
      await playCard(page, follower, say);
      const asked = () => tabs.every((other) => cardMove(other.follower.view) !== undefined);
      const alike = () => isDeepStrictEqual(tabs[1]?.follower.view, tabs[0]?.follower.view);
      await expect.poll(() => asked() && alike(), { timeout: 30_000 }).toBe(true);
      await expect.poll(async () => isDeepStrictEqual(await hand(first), await hand(second))).toBe(true);
      for (const one of tabs) expect(await one.page.getByRole("alert").count()).toBe(0);
    }
  });
});

const AWAY = say("away");
