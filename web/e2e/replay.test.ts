import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Replay } from "../src/protocol/types.ts";
import {
  allow,
  announcements,
  atRest,
  bothThemes,
  expectAccessible,
  finishedGame,
  makeTable,
  newPage,
  open,
  sharedFinishedGame,
  type Visit,
} from "./kit/index.ts";

const GAMES = ["aurum", "auction"] as const;
const PLACE = { aurum: /Round 1/, auction: /Lot 1/ };

/** Tricks in the first round of every game that is watched. Few games have less. */
const LEAST_TRICKS = 3;

/** Anyone may watch a finished game. One game of each kind is enough for all tests. */
const finished: Partial<Record<(typeof GAMES)[number], Promise<string>>> = {};

async function replayed(game: (typeof GAMES)[number], visit: Visit = {}, query = ""): Promise<[Page, string]> {
  const page = await newPage(visit);
  finished[game] ??= longGame(page, game);
  const table = await finished[game];
  await watch(page, `/replay/${table}${query}`);
  return [page, table];
}

async function longGame(page: Page, game: (typeof GAMES)[number]): Promise<string> {
  for (;;) {
    const table = await finishedGame(page, { game, players: 3 });
    if (game === "auction" || (await tricksOfFirstRound(page, table)) >= LEAST_TRICKS) return table;
  }
}

async function tricksOfFirstRound(page: Page, table: string): Promise<number> {
  const { moments } = await replayOf(page, table);
  const events = moments.flatMap(({ told }) => told.flatMap((one) => one.events as { event: string }[]));
  const end = events.findIndex(({ event }) => event === "round-ended");
  return events.slice(0, end).filter(({ event }) => event === "trick-won").length;
}

/** The controls appear first, then the table. */
async function watch(page: Page, path: string): Promise<void> {
  await open(page, path);
  await slider(page).waitFor();
  await page.getByRole("main").waitFor();
  await atRest(page);
}

function slider(page: Page) {
  return page.getByRole("slider");
}

async function moment(page: Page): Promise<number> {
  return Number(await slider(page).inputValue());
}

/** The address is updated a moment later; it is the link to this position. */
async function expectAddress(page: Page, search: string): Promise<void> {
  await page.waitForURL((address) => address.search === search);
}

describe.each(GAMES)("a replay of %s", (game) => {
  test("steps by buttons and keys, and announces the events", async () => {
    const [page, table] = await replayed(game);
    expect(await moment(page)).toBe(1);
    const forward = page.getByRole("button", { name: "Next step" });
    await forward.click();
    expect(await moment(page)).toBe(2);
    await page.keyboard.press("ArrowRight");
    const third = await moment(page);
    expect(third).toBeGreaterThan(2);
    await expect.poll(async () => (await announcements(page)).length).toBeGreaterThan(1);
    await page.keyboard.press("ArrowLeft");
    expect(await moment(page)).toBe(2);
    await page.keyboard.press("End");
    expect(await slider(page).getAttribute("max")).toBe(String(await moment(page)));
    await expectAddress(page, `?at=${await lastPosition(page, table)}`);
    await page.keyboard.press("Home");
    await expectAddress(page, "?at=1");
  });

  test("jumps to a place of the list", async () => {
    const [page] = await replayed(game);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Jump to" }).click();
    const name = game === "aurum" ? /^Trick 2/ : /^Lot 2/;
    await page.getByRole("dialog").getByRole("button", { name }).first().click();
    const place = page.getByRole("region", { name: "Replay" }).locator("strong");
    await place.getByText(game === "aurum" ? "Round 1, trick 2" : "Lot 2", { exact: true }).waitFor();
    await page.keyboard.press("PageDown");
    await place.getByText(game === "aurum" ? "Round 1, trick 3" : "Lot 3", { exact: true }).waitFor();
  });

  test("shows a seat's eyes, and a link leads others to the same moment", async () => {
    const [page, table] = await replayed(game, {}, "?at=5");
    await page.getByRole("combobox", { name: "View as" }).selectOption({ index: 2 });
    await expectAddress(page, "?seat=1&at=5");
    const link = page.url();
    const friend = await newPage({ language: "fr" });
    await friend.goto(link);
    await slider(friend).waitFor();
    await expect.poll(() => moment(friend)).toBe(await moment(page));
    expect(new URL(friend.url()).pathname).toBe(`/replay/${table}`);
    expect(await friend.getByRole("combobox", { name: "Vu par" }).evaluate(selected)).toBe(2);
  });

  test("runs by itself", async () => {
    const [page] = await replayed(game);
    await page.getByRole("combobox", { name: "Speed" }).selectOption({ label: "4×" });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>("[type=range]")?.value) > 3);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  test("moves cards on the way to the next moment, and not on jumps", async () => {
    const [page, table] = await replayed(game, { settings: { speed: "slow" } });
    const at = await firstAt(page, table, game === "aurum" ? "card-played" : "lot-won");
    await page.addInitScript(countJourneys);
    await watch(page, `/replay/${table}?at=${at - 1}`);
    const atFirst = await page.evaluate(() => window.journeys);
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((count) => window.journeys > count, atFirst);
    await page.keyboard.press("End");
    const before = await page.evaluate(() => window.journeys);
    for (const key of ["ArrowLeft", "PageUp", "Home", "PageDown"]) await page.keyboard.press(key);
    expect(await page.evaluate(() => window.journeys)).toBe(before);
  });

  test("is accessible, and so is the list of places", async () => {
    const [page] = await replayed(game, {}, "?at=20");
    await bothThemes(page, () => expectAccessible(page));
    await page.getByRole("button", { name: "Jump to" }).click();
    await page.getByRole("dialog").getByText(PLACE[game]).first().waitFor();
    await bothThemes(page, () => expectAccessible(page));
  });
});

declare global {
  interface Window {
    journeys: number;
  }
}

/** Counts the animations that were started. */
function countJourneys(): void {
  const { animate } = Element.prototype;
  window.journeys = 0;
  Element.prototype.animate = function (frames, options) {
    const length = typeof options === "object" ? options.duration : options;
    if (Number(length) > 0) window.journeys += 1;
    return animate.call(this, frames, options);
  };
}

async function replayOf(page: Page, table: string): Promise<Replay> {
  return (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as Replay;
}

async function lastPosition(page: Page, table: string): Promise<number> {
  return (await replayOf(page, table)).moments.at(-1)?.version ?? 0;
}

async function firstAt(page: Page, table: string, event: string): Promise<number> {
  const replay = await replayOf(page, table);
  const found = replay.moments.find(({ told }) =>
    told.some(({ events }) => (events as { event: string }[]).some((one) => one.event === event)),
  );
  return found?.version ?? 0;
}

function selected(box: Element): number {
  return (box as HTMLSelectElement).selectedIndex;
}

describe("without a replay", () => {
  test("a missing seat in the address shows open hands", async () => {
    const page = await newPage();
    allow(page, /404/);
    await page.goto(`/replay/${await sharedFinishedGame(page, { game: "auction", players: 3 })}?seat=5&at=4`);
    await slider(page).waitFor();
    await expectAddress(page, "?at=4");
  });

  test("the current view stays if another seat cannot be loaded", async () => {
    const [page] = await replayed("auction", {}, "?at=4");
    allow(page, /replay\?seat=1|ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    const eyes = page.getByRole("combobox", { name: "View as" });
    await eyes.selectOption({ index: 2 });
    await page.getByRole("alert").filter({ hasText: "Check your connection" }).waitFor();
    await page.keyboard.press("ArrowRight");
    expect(await eyes.evaluate(selected)).toBe(0);
    expect(await moment(page)).toBe(5);
    await page.context().setOffline(false);
    await eyes.selectOption({ index: 2 });
    await expectAddress(page, "?seat=1&at=5");
  });

  test("a game that is not over leads to its table", async () => {
    const page = await newPage();
    allow(page, /409/);
    const table = await makeTable(page, { game: "auction", players: 3 });
    await page.goto(`/replay/${table}`);
    await page.getByRole("heading", { name: "No replay here" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "To the table" }).click();
    await page.waitForURL(`**/table/${table}`);
  });

  test("a missing game shows a message", async () => {
    const page = await newPage({ language: "ru" });
    allow(page, /404/);
    await page.goto("/replay/nothing");
    await page.getByRole("heading", { name: "Здесь нечего смотреть" }).waitFor();
  });
});

describe("a record from a file", () => {
  test("can be closed while its proof is still being judged", async () => {
    const page = await newPage();
    const table = await sharedFinishedGame(page, { game: "auction", players: 3 });
    const record = await (await page.request.get(`/api/tables/${table}/record`)).body();
    let judge = () => {};
    const closed = new Promise<void>((resolve) => (judge = resolve));
    await page.route(/judgement/, async (route) => {
      await closed;
      await route.continue();
    });
    await page.goto("/replay");
    const asked = page.waitForRequest(/judgement/);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: record });
    await asked;
    await page.getByRole("button", { name: "Open another record" }).click();
    const answered = page.waitForResponse(/judgement/);
    judge();
    await (await answered).finished();
    await page.locator("input[type=file]").waitFor({ state: "attached" });
  });

  test("is shown, and a file without one is refused with a message", async () => {
    const page = await newPage();
    const table = await sharedFinishedGame(page, { game: "auction", players: 3 });
    const record = await (await page.request.get(`/api/tables/${table}/record`)).body();
    await page.goto("/replay");
    await bothThemes(page, () => expectAccessible(page));
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("nothing") });
    await page.getByRole("alert").waitFor();
    await file.setInputFiles({ name: "game.json", mimeType: "application/json", buffer: record });
    await slider(page).waitFor();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Open another record" }).click();
    const two = Buffer.concat([record, Buffer.from("\n"), record]);
    await file.setInputFiles({ name: "games.jsonl", mimeType: "text/plain", buffer: two });
    await page.getByRole("combobox", { name: "Game in this file" }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Watch" }).click();
    await slider(page).waitFor();
  });
});
