/** Players who interact at one table: undo by consent, games that end early, chat. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView, AurumView } from "../src/protocol/types.ts";
import {
  expectAccessible,
  follow,
  introduce,
  makeTable,
  newPage,
  playCard,
  sitDown,
  speaker,
  startTable,
  type TableFollower,
  type TableRequest,
} from "./kit/index.ts";

const say = speaker("en");
const russian = speaker("ru");

interface Seat {
  page: Page;
  follower: TableFollower<AuctionView>;
}

/** Ann and Bob at a table of Auction with a bot. Bob reads Russian, on a phone. */
async function pair(): Promise<{ table: string; ann: Seat; bob: Seat }> {
  const [ann, bob] = [await newPage(), await newPage({ viewport: "phone", language: "ru" })];
  await introduce(bob, "Bob");
  const seats = ["me", "free", "bot:random"];
  const table = await makeTable(ann, { game: "auction", players: 3, seats, open: true });
  await sitDown(bob, table);
  await startTable(ann, table);
  const found = {
    table,
    ann: { page: ann, follower: follow<AuctionView>(ann) },
    bob: { page: bob, follower: follow<AuctionView>(bob) },
  };
  await Promise.all([ann.goto(`/table/${table}`), bob.goto(`/table/${table}`)]);
  await Promise.all(
    [found.ann, found.bob].map(({ follower }) => follower.until("seated", ({ view }) => view !== null)),
  );
  return found;
}

/** The first player to act passes, with the keyboard. */
async function firstPasses(seats: Seat[]): Promise<[Seat, Seat]> {
  const is = ({ follower }: Seat) => follower.decision !== null;
  await expect.poll(() => seats.some(is), { timeout: 60_000 }).toBe(true);
  const [asked, other] = is(seats[0] as Seat) ? seats : [...seats].reverse();
  if (asked === undefined || other === undefined) throw new Error("two seats");
  const words = asked === seats[0] ? say : russian;
  await asked.page.getByRole("button", { name: words("auction-do-pass"), exact: true }).click();
  await asked.follower.until("passed", ({ told }) => told.some(({ move }) => move === "pass"));
  return [asked, other];
}

function movesOf({ follower: { view } }: Seat): (string | undefined)[] {
  return (view?.moves ?? []).filter(({ seat }) => seat === view?.seat).map(({ move }) => move);
}

function wordsFor(seat: Seat, ann: Seat) {
  return seat === ann ? say : russian;
}

describe("two people at one table", () => {
  test("a move is taken back when the other agrees, and stays when they refuse", async () => {
    const { ann, bob } = await pair();
    const [asker, other] = await firstPasses([ann, bob]);
    const [mine, theirs] = [wordsFor(asker, ann), wordsFor(other, ann)];

    await asker.page.getByRole("button", { name: mine("company-take-back") }).click();
    await other.page.getByRole("region", { name: theirs("company-request") }).waitFor();
    await expectAccessible(other.page);
    await other.page.getByRole("button", { name: theirs("company-agree"), exact: true }).press("Enter");
    await asker.follower.until("undone", ({ told }) => told.some(({ note }) => note === "undo"));
    await asker.follower.until("asked again", ({ decision }) => decision !== null);
    expect(movesOf(asker)).toEqual([]);
    await asker.page.getByRole("region", { name: mine("company-request") }).waitFor({ state: "hidden" });

    await asker.page.getByRole("button", { name: mine("auction-do-pass"), exact: true }).click();
    await asker.page.getByRole("button", { name: mine("company-take-back") }).click();
    await other.page.getByRole("button", { name: theirs("company-refuse"), exact: true }).click();
    await asker.follower.until("refused", ({ told }) => told.some(({ about }) => about === "refuse"));
    expect(movesOf(asker)).toEqual(["pass"]);
    await asker.page.getByRole("button", { name: mine("company-take-back") }).waitFor({ state: "hidden" });
  });

  test("both end the game, and its replay shows it", async () => {
    const { table, ann, bob } = await pair();
    await firstPasses([ann, bob]);
    await ann.page.getByRole("button", { name: say("menu") }).click();
    await ann.page.getByRole("button", { name: say("company-end") }).click();
    await expectAccessible(ann.page);
    await ann.page.getByRole("button", { name: say("company-end-propose") }).click();
    await bob.page.getByRole("button", { name: russian("company-agree"), exact: true }).click();
    for (const [seat, words] of [
      [ann, say],
      [bob, russian],
    ] as const) {
      await seat.page.getByRole("heading", { name: words("company-ended") }).waitFor();
      await expectAccessible(seat.page);
    }
    expect(ann.follower.view?.deck?.length).toBe(60);
    const record = await ann.page.request.get(`/api/tables/${table}/record`);
    expect(await record.json()).toMatchObject({ ended: "conceded" });
    await ann.page.goto(`/replay/${table}?at=999`);
    await ann.page.getByRole("heading", { name: say("company-ended") }).waitFor();
    await ann.page.goto("/games");
    await ann.page.getByText(say("games-conceded")).waitFor();
  });

  test("they chat; a muted player's messages are hidden, also after a reload", async () => {
    const { ann, bob } = await pair();
    await ann.page.getByRole("tab", { name: say("company-chat") }).click();
    await ann.page.getByRole("textbox", { name: say("company-write") }).fill("Good luck <b>to all</b>");
    await ann.page.getByRole("button", { name: say("company-send") }).click();
    await bob.page.getByRole("button", { name: russian("company-chat-unread", { count: 1 }) }).click();
    const sheet = bob.page.getByRole("dialog", { name: russian("company-chat") });
    await sheet.getByText("Good luck <b>to all</b>").waitFor();
    await expectAccessible(bob.page);
    await sheet.getByRole("textbox").fill("Спасибо");
    await sheet.getByRole("textbox").press("Enter");
    const talk = ann.page.getByRole("list", { name: say("company-chat") });
    await talk.getByText("Спасибо").waitFor();

    await ann.page.getByRole("button", { name: say("company-about", { name: "Bob" }) }).click();
    await expectAccessible(ann.page);
    await ann.page.getByRole("button", { name: say("company-mute", { name: "Bob" }) }).click();
    await talk.getByText("Спасибо").waitFor({ state: "hidden" });
    await sheet.getByRole("textbox").fill("Вы тут?");
    await sheet.getByRole("textbox").press("Enter");
    await sheet.getByText("Вы тут?").waitFor();
    await ann.page.reload();
    await talk.getByText("Good luck").waitFor();
    expect(await talk.getByText("Вы тут?").count()).toBe(0);
    await ann.page.getByRole("button", { name: say("company-unmute") }).click();
    await talk.getByText("Вы тут?").waitFor();
  });

  test("a quick phrase arrives in each reader's language, by keyboard and by touch", async () => {
    const { ann, bob } = await pair();
    await ann.page.getByRole("tab", { name: say("company-chat") }).click();
    const opener = ann.page.getByRole("button", { name: say("company-phrases") });
    await opener.press("Enter");
    await expectAccessible(ann.page);
    await ann.page.getByRole("button", { name: say("phrase-good-luck") }).press("Enter");
    await expect.poll(() => opener.evaluate((found) => found === document.activeElement)).toBe(true);
    await ann.page
      .getByRole("list", { name: say("company-chat") })
      .getByText(say("phrase-good-luck"))
      .waitFor();
    await bob.page.getByRole("button", { name: russian("company-chat-unread", { count: 1 }) }).click();
    const sheet = bob.page.getByRole("dialog", { name: russian("company-chat") });
    await sheet.getByText(russian("phrase-good-luck")).waitFor();
    await sheet.getByRole("button", { name: russian("company-phrases") }).click();
    await expectAccessible(bob.page);
    await sheet.getByRole("button", { name: russian("phrase-thanks") }).click();
    await ann.page
      .getByRole("list", { name: say("company-chat") })
      .getByText(say("phrase-thanks"))
      .waitFor();
  });

  test("a player who turned chat off sees none of it", async () => {
    const [ann, bob] = [await newPage({ settings: { chat: false } }), await newPage()];
    await introduce(bob, "Bob");
    const table = await makeTable(ann, {
      game: "aurum",
      players: 3,
      seats: ["me", "free", "bot:random"],
      open: true,
    });
    await sitDown(bob, table);
    await startTable(ann, table);
    await Promise.all([ann.goto(`/table/${table}`), bob.goto(`/table/${table}`)]);
    // If the column is too low, the chat is one of its tabs.
    const chat = (page: Page) =>
      page
        .getByRole("tab", { name: say("company-chat") })
        .or(page.getByRole("textbox", { name: say("company-write") }));
    await chat(bob).first().waitFor();
    await ann.getByRole("region", { name: say("story") }).waitFor();
    expect(await chat(ann).count()).toBe(0);
  });
});

/** A table for Ann, on a laptop, and Bob. */
async function withLaptop(
  request: Partial<TableRequest>,
  size: { width: number; height: number },
): Promise<[Page, Page]> {
  const [ann, bob] = [await newPage(), await newPage({ viewport: "phone" })];
  await ann.setViewportSize(size);
  await introduce(bob, "Bob");
  const seats = ["me", "free", "bot:random", "bot:random"];
  const table = await makeTable(ann, { game: "auction", ...request, seats, open: true });
  await sitDown(bob, table);
  await startTable(ann, table);
  await Promise.all([ann.goto(`/table/${table}`), bob.goto(`/table/${table}`)]);
  return [ann, bob];
}

describe.each([
  ["Auction at 1366×768", { game: "auction" }, { width: 1366, height: 768 }],
  ["Auction with tokens at 1440×900", { options: { tokens: "stop,ban,exchange" } }, { width: 1440, height: 900 }],
  ["Aurum at 1366×768", { game: "aurum" }, { width: 1366, height: 768 }],
] as const)("a laptop: %s", (_, request, size) => {
  test("a message is noticed while the log is shown, and can be answered", async () => {
    const [ann, bob] = await withLaptop(request, size);
    await ann.getByRole("tab", { name: say("story-tab"), selected: true }).waitFor();
    await bob.getByRole("button", { name: say("company-chat"), exact: true }).click();
    const sheet = bob.getByRole("dialog", { name: say("company-chat") });
    await sheet.getByRole("textbox").fill("Hello there");
    await sheet.getByRole("textbox").press("Enter");

    await ann.getByRole("tab", { name: say("company-chat-unread", { count: 1 }) }).waitFor();
    await expectAccessible(ann);
    await ann.getByRole("button", { name: "Bob Hello there" }).click();
    await ann.getByRole("tab", { name: say("company-chat"), exact: true, selected: true }).waitFor();
    const field = ann.getByRole("textbox", { name: say("company-write") });
    const column = await ann.getByRole("complementary", { name: say("story") }).boundingBox();
    const box = await field.boundingBox();
    if (box === null || column === null) throw new Error("not to be seen");
    expect(box.y).toBeGreaterThan(column.y);
    expect(box.y + box.height).toBeLessThanOrEqual(column.y + column.height);
    await field.fill("Hi Bob");
    await field.press("Enter");
    await sheet.getByText("Hi Bob").waitFor();
    await ann.getByText("Hello there").waitFor();
    await expectAccessible(ann);
  });
});

describe("alone with bots", () => {
  test("a move is undone immediately, by a button and by a typed command", async () => {
    const page = await newPage();
    const table = await makeTable(page, { game: "aurum", players: 4 });
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${table}`);
    await playCard(page, follower, say);
    expect(await page.getByRole("textbox", { name: say("company-write") }).count()).toBe(0);
    await page.getByRole("button", { name: say("company-take-back") }).click();
    await follower.until("undone", ({ told }) => told.some(({ note }) => note === "undo"));
    await follower.until(
      "asked for a bid again",
      ({ view, decision }) => view?.phase === "bid" && decision !== null,
    );
    expect(follower.view?.bids[0]).toBeNull();

    await playCard(page, follower, say);
    const command = page.getByRole("textbox", { name: say("command-label") });
    await command.fill("undo");
    await command.press("Enter");
    await follower.until("undone twice", ({ told }) => told.filter(({ note }) => note === "undo").length === 2);
    await page.getByRole("listitem").filter({ hasText: "You took back your last move" }).first().waitFor();
  });
});
