import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { GameRecord } from "../src/protocol/types.ts";
import {
  bothThemes,
  expectAccessible,
  makeTable,
  newPage,
  open,
  playUntil,
  sharedFinishedGame,
  speaker,
  startTable,
  type Visit,
} from "./kit/index.ts";

const say = speaker("en");
const GAMES = ["aurum", "auction"] as const;
const YES = "Every deal was fair";

function mark(page: Page) {
  return page.getByRole("button", { name: "Fair deals" });
}

function sheet(page: Page) {
  return page.getByRole("dialog", { name: "Fair deals" });
}

/** A table whose first deal waits for the number that the page adds. */
async function atTable(game: (typeof GAMES)[number], visit: Visit = {}, options = {}): Promise<[Page, string]> {
  const page = await newPage(visit);
  const table = await makeTable(page, { game, players: 3, options, pace: { numbers_wait: 60 } });
  await open(page, `/table/${table}`);
  return [page, table];
}

async function recordOf(page: Page, table: string): Promise<GameRecord> {
  return (await (await page.request.get(`/api/tables/${table}/record`)).json()) as GameRecord;
}

async function watchFile(page: Page, record: object): Promise<void> {
  await open(page, "/replay");
  const buffer = Buffer.from(JSON.stringify(record));
  await page.locator("input[type=file]").setInputFiles({ name: "g.json", mimeType: "application/json", buffer });
  await page.getByRole("slider").waitFor();
}

describe.each(GAMES)("the deals of %s", (game) => {
  test("are proved to a player, step by step", async () => {
    const [page, table] = await atTable(game);
    await mark(page).click();
    await sheet(page).getByText("Round 1: dealt").click();
    const shown = sheet(page).locator("details dd code").first();
    await expect.poll(() => shown.textContent()).toMatch(/^[0-9a-f]{32}$/);
    const number = await shown.textContent();
    await page.keyboard.press("Escape");

    await playUntil(page, table, (state) => state.table?.status === "over");
    await page.getByRole("button", { name: YES }).click();
    const first = sheet(page).locator("details").first();
    if (game === "aurum") await first.locator("summary").click();
    for (const words of ["Your browser saw it before the deal.", "Your number is included.", "is the commitment."])
      await first.getByText(words).waitFor();
    const { fair } = await recordOf(page, table);
    await first.getByText(fair?.rounds[0]?.numbers.map((one) => one.number).join() ?? "").waitFor();
    expect(fair?.rounds[0]?.numbers).toEqual([{ seat: 0, number }]);
    await bothThemes(page, () => expectAccessible(page));
    await open(page, `/replay/${table}`);
    await page.getByRole("button", { name: YES }).waitFor();
  });

  test("are proved in a replay, by link and from a file, and a forged file is refused", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    const table = await sharedFinishedGame(page, { game, players: 3 });
    await open(page, `/replay/${table}`);
    await page.getByRole("button", { name: YES }).click();
    await sheet(page).getByText("Your browser was not there").waitFor();
    await expectAccessible(page);

    const record = await recordOf(page, table);
    await watchFile(page, record);
    await page.getByRole("button", { name: YES }).waitFor();

    const { result: _, ...begun } = record;
    const deals = structuredClone(record.deals.slice(0, 1)) as Record<string, string[] & string[][]>[];
    exchange(deals[0] ?? {});
    const fair = { ...record.fair, rounds: record.fair?.rounds.slice(0, 1) };
    await watchFile(page, { ...begun, deals, moves: [], fair });
    await page.getByRole("button", { name: "Not proved fair" }).click();
    await sheet(page).getByText("Round 1: these cards are not where the shuffle put them").waitFor();
    await bothThemes(page, () => expectAccessible(page));
  });
});

/** Swaps a card between two hands, or two cards of the deck. */
function exchange({ hands, deck }: Record<string, string[] & string[][]>): void {
  const [one, two] = hands ?? [deck ?? [], deck ?? []];
  if (one === undefined || two === undefined) return;
  const other = two.findIndex((card) => card !== one[0]);
  [one[0], two[other]] = [two[other] as string, one[0] as string];
}

test("the player's own number goes into the next deal", async () => {
  // Such a match always has more than one round.
  const [page, table] = await atTable("aurum", { viewport: "phone", touch: true }, { match: "points" });
  await mark(page).click();
  await sheet(page).getByText("The deal of round 2").waitFor();
  await sheet(page).getByText("This number has been added").waitFor();
  const field = sheet(page).getByLabel("Your number");
  const use = sheet(page).getByRole("button", { name: "Use this number" });
  expect(await use.isDisabled()).toBe(true);
  await field.fill("not a number");
  await sheet(page).getByText("A number for the deal is 1 to 64 hexadecimal digits").waitFor();
  await field.fill("C0FFEE");
  await use.click();
  await sheet(page).getByText("This number has been added").waitFor();
  await sheet(page).locator("dd").getByText("c0ffee", { exact: true }).waitFor();
  await bothThemes(page, () => expectAccessible(page));
  await page.keyboard.press("Escape");
  await playUntil(page, table, (state) => state.table?.status === "over");
  const { fair } = await recordOf(page, table);
  expect(fair?.rounds[1]?.numbers).toEqual([{ seat: 0, number: "c0ffee" }]);
});

test("a broken promise is shown in red", async () => {
  const [page, table] = await atTable("auction");
  await mark(page).waitFor();
  await playUntil(page, table, (state) => state.table?.status === "over");
  await page.getByRole("button", { name: YES }).waitFor();
  await page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem("goldgavel.fair") ?? "{}");
    kept[id].commitments["1"] = "0".repeat(64);
    localStorage.setItem("goldgavel.fair", JSON.stringify(kept));
  }, table);
  await page.reload();
  await page.getByRole("button", { name: "Not proved fair" }).click();
  await sheet(page).getByText("is not the one that your browser was shown before the deal").waitFor();
});

test("a random number that comes too late is not reported", async () => {
  const page = await newPage();
  const table = await makeTable(page, { game: "auction", players: 3, pace: { numbers_wait: 2 }, open: true });
  const refused: string[] = [];
  await page.routeWebSocket(/\/live\//, (socket) => {
    const server = socket.connectToServer();
    const late: (string | Buffer)[] = [];
    socket.onMessage((message) => {
      if (String(message).includes('"type":"number"')) late.push(message);
      else server.send(message);
    });
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).includes('"type":"refused"')) refused.push(String(message));
      if (String(message).includes('"coming":null')) for (const one of late.splice(0)) server.send(one);
    });
  });
  await open(page, `/table/${table}`);
  await startTable(page, table);
  await expect.poll(() => refused.length, { timeout: 60_000 }).toBe(1);
  expect(refused[0]).toContain("fair-number-late");
  await page.getByRole("button", { name: say("auction-do-pass"), exact: true }).waitFor();
  expect(await page.getByText("can no longer be added").count()).toBe(0);
});
