import { expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  allow,
  expectAccessible,
  follow,
  introduce,
  makeTable,
  newPage,
  open,
  sitDown,
  speaker,
  startTable,
} from "./kit/index.ts";

test("a player who loses the connection sees a notice, reconnects, and misses nothing", async () => {
  const ann = await newPage();
  const table = await makeTable(ann, {
    game: "aurum",
    players: 3,
    seats: ["me", "free", "bot:adept"],
    open: true,
  });
  const bob = await newPage();
  await introduce(bob, "Bob");
  await sitDown(bob, table);
  await startTable(ann, table);
  await open(ann, `/table/${table}`);
  await open(bob, `/table/${table}`);
  await ann.getByText("Choose a card as your bid").waitFor();

  allow(ann, /ERR_INTERNET_DISCONNECTED/);
  await ann.context().setOffline(true);
  await ann.getByText("Connection lost").waitFor();
  await expectAccessible(ann);
  await expect.poll(() => here(bob, table)).toEqual([false, true, false]);

  await ann.context().setOffline(false);
  await ann.getByText("Connection lost").waitFor({ state: "detached" });
  await expect.poll(() => here(bob, table)).toEqual([true, true, false]);
  await ann.getByText("Choose a card as your bid").waitFor();
});

test("when a bot takes over, the others are told before and after, and the player on return", async () => {
  const say = speaker("en");
  const ann = await newPage();
  const seats = ["me", "free", "bot:random"];
  const table = await makeTable(ann, { game: "aurum", players: 3, seats, pace: { patience: 4 }, open: true });
  const bob = await newPage({ viewport: "phone", touch: true });
  await introduce(bob, "Bob");
  await sitDown(bob, table);
  const follower = follow(ann);
  await open(ann, `/table/${table}`);
  await open(bob, `/table/${table}`);
  // The game starts when both are there: a bot takes over from anybody who is away for long.
  await follower.until("Bob is here", (now) => now.table?.seats[1]?.here === true);
  await startTable(ann, table);
  await bob.getByText(say("ask-bid")).waitFor();

  await bob.goto("about:blank");
  await ann.locator("[data-part=away]").getByText("Bob").waitFor();
  const log = ann.getByRole("region", { name: say("story") });
  await log.getByText(say("table-bot-took-over", { name: "Bob" })).waitFor();
  await follower.until("the bot has bid for Bob", ({ view }) => (view as AurumView).has_bid[1] === true);

  await bob.goto(`/table/${table}`);
  const told = bob.locator("[data-part=while-away]");
  await told.getByText(say("table-while-away")).waitFor();
  await expectAccessible(bob);
  await told.getByRole("button", { name: say("close") }).click();
  await log.getByText(say("table-is-back", { name: "Bob" })).waitFor();
  await expect.poll(() => ann.locator("[data-part=away]").count()).toBe(0);
});

test("another language loads the whole log again", async () => {
  const page = await newPage();
  const table = await makeTable(page, { game: "aurum" });
  await open(page, `/table/${table}`);
  const story = page.getByRole("region", { name: "What happened" });
  await story.getByText("first player").first().waitFor();
  await page.getByLabel("Language").selectOption("fr");
  const retold = page.getByRole("region", { name: "Ce qui s’est passé" });
  await retold.getByText("en premier").first().waitFor();
  expect(await retold.getByText("first player").count()).toBe(0);
});

test("a player who leaves learns that a bot plays on, and can come back", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  const table = await makeTable(page, { game: "aurum" });
  await open(page, `/table/${table}`);
  // The header of the table replaces that of the page, with another menu.
  await page.locator("[data-card]").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByText("A bot plays for you").waitFor();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("heading", { name: "You have left the table" }).waitFor();
  await page.getByRole("button", { name: "Come back" }).click();
  await page.getByRole("button", { name: "Menu" }).waitFor();
  await expect.poll(() => here(page, table)).toEqual([true, false, false, false]);
});

async function here(page: Awaited<ReturnType<typeof newPage>>, table: string): Promise<boolean[]> {
  const answer = await page.request.get(`/api/tables/${table}`);
  return ((await answer.json()) as { seats: { here: boolean }[] }).seats.map((seat) => seat.here);
}
