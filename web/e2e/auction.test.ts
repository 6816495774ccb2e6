import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView } from "../src/protocol/types.ts";
import {
  announcements,
  atRest,
  bothThemes,
  expectAccessible,
  isOver,
  makeTable,
  newPage,
  playUntil,
  SOAK,
  type TableRequest,
  tableWhere,
  type Visit,
} from "./kit/index.ts";

/** The phone layout is covered by the tests of all screens. */
const LATE = 11;
const WIDE = SOAK ? (["tablet", "desktop"] as const) : (["desktop"] as const);
const TOKENS = ["stop", "ban", "exchange"];

const PATIENCE = { timeout: 60_000, interval: 100 };

/** A table where this player opens the first lot: nobody has bid, passed or used a token. */
async function sit(visit: Visit = {}, request: { players?: number; tokens?: string[] } = {}): Promise<Page> {
  const page = await newPage(visit);
  const options = { tokens: request.tokens ?? TOKENS };
  const table = await opened(page, { game: "auction", players: request.players ?? 3, options, bot: "adept" });
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: /^bid \d+$/i }).waitFor();
  return page;
}

/** Makes tables until this player is the first to act. */
async function opened(page: Page, request: TableRequest): Promise<string> {
  for (;;) {
    const table = await makeTable(page, request);
    let opens = false;
    await playUntil<AuctionView>(page, table, ({ view, decision }) => {
      opens = view?.round === 0 && view.first === view.seat;
      return decision !== null;
    });
    if (opens) return table;
  }
}

function button(page: Page, name: RegExp) {
  return page.getByRole("button", { name });
}

/** What to click next, in order of preference: a token if it can be used, the first bid for a lot, otherwise a pass. */
const NEXT = [
  "dialog .bright",
  ".offer .bright:enabled",
  ".answer .bright:enabled",
  ".join button:enabled",
  ".bar:has(.pass:enabled) .tokens:not(:has([aria-pressed=true])) .token[aria-disabled=false]",
  ".bar:has([aria-pressed=true]) .bright:enabled:not([aria-disabled=true])",
  "main:has(.high.none) ~ footer .bar .bright:enabled:not([aria-disabled=true])",
  ".bar .pass:enabled",
];

/** Clicks the next thing. Returns false if the game is over. The game waits while this player has to answer. */
async function act(page: Page): Promise<boolean> {
  const found = await page.waitForFunction((all) => {
    if (document.querySelector("#sheet-title") !== null) return "over";
    return all.find((one) => document.querySelector(one) !== null);
  }, NEXT);
  const next = String(await found.jsonValue());
  if (next === "over") return false;
  await page.locator(next).first().click();
  return true;
}

describe("a table of Auction", () => {
  test("is played to its end with all tokens", async () => {
    const page = await newPage();
    const table = await makeTable(page, {
      game: "auction",
      players: 3,
      options: { tokens: TOKENS },
      bot: "adept",
    });
    // The first lots show nothing that later ones do not.
    if (!SOAK) await playUntil<AuctionView>(page, table, ({ view }) => (view?.round ?? 0) >= LATE);
    await page.goto(`/table/${table}`);
    while (await act(page));
    await page.getByRole("group", { name: /the final sheet/i }).waitFor();
    await page.getByRole("heading", { name: /win/i }).waitFor();
    expect(await isOver(page)).toBe(true);
    expect(await button(page, /play again/i).isEnabled()).toBe(true);
  });

  test.each(WIDE)("is accessible while a lot is for sale: %s", async (viewport) => {
    const page = await sit({ viewport }, { players: 6 });
    await bothThemes(page, () => expectAccessible(page));
  });

  test("on a laptop the lot, the bid and the hint are visible", async () => {
    const page = await sit();
    for (const height of [768, 650]) {
      await page.setViewportSize({ width: 1366, height });
      await expect
        .poll(() => page.getByRole("main").evaluate((main) => main.scrollHeight - main.clientHeight))
        .toBeLessThanOrEqual(0);
    }
  });

  test("sells a whole lot by keyboard alone, and announces it", async () => {
    const page = await sit({}, { tokens: [] });
    await page.keyboard.type("2");
    await page.keyboard.press("+");
    await expect.poll(() => button(page, /^bid 3$/i).isEnabled()).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await announcements(page)).join(" ")).toMatch(/you bid 3/i);
    await expect
      .poll(async () => {
        if (await button(page, /^pass$/i).isEnabled()) await page.keyboard.press("p");
        return await lotNumber(page);
      }, PATIENCE)
      .toBeGreaterThan(1);
    await expect.poll(async () => (await announcements(page)).join(" ")).toMatch(/wins? the lot for \d+ coins?/i);
  });

  test("asks twice before all coins are bid", async () => {
    const page = await sit();
    await button(page, /all your coins/i).click();
    await button(page, /^bid \d+$/i).click();
    const sure = page.getByRole("dialog", { name: /bid all you have, \d+ coins/i });
    await sure.waitFor();
    await expectAccessible(page);
    await sure.getByRole("button", { name: /not yet/i }).click();
    await sure.waitFor({ state: "detached" });
    expect(await button(page, /^pass$/i).isEnabled()).toBe(true);
  });

  test("lets go of the price that a token needed, together with the token", async () => {
    const page = await sit({}, { players: 4 });
    const least = (await button(page, /^bid \d+$/i).textContent())?.trim() ?? "";
    await button(page, /^stop$/i).click();
    await button(page, /^bid 1\d.*/i).waitFor();
    await button(page, /^ban$/i).click();
    await button(page, new RegExp(`^${least}, ban`, "i")).waitFor();
    await button(page, /^stop$/i).click();
    await button(page, /^stop$/i).click();
    await button(page, new RegExp(`^${least}$`, "i")).waitFor();
  });

  test("shows the estimate of the lot and a fair price", async () => {
    const page = await sit({}, { players: 4 });
    await page.getByText("Points if the game ended now").waitFor();
    const likely = page.getByText(
      /^Likely points at the end: ≈ (0|[+−]\d+); (a fair price: [\d–]+ coins?|better not to bid)\.$/,
    );
    await likely.waitFor();
    await button(page, /^pass$/i).click();
    await expect.poll(() => lotNumber(page), PATIENCE).toBeGreaterThan(1);
    await likely.waitFor();
  });

  test("shows why a bid is refused, with its rule", async () => {
    const page = await sit();
    await page.getByRole("spinbutton", { name: /your bid/i }).fill("59");
    await page.keyboard.press("Enter");
    const why = page.getByRole("alert").filter({ hasText: /you cannot bid 59/i });
    await why.waitFor();
    expect(await why.getByRole("link", { name: "B6" }).getAttribute("href")).toContain("B6");
  });

  test("is played by touch on a phone, with sheets that open", async () => {
    const page = await sit({ viewport: "phone", touch: true }, { players: 6 });
    await button(page, /^deck: \d+/i).tap();
    await page.getByRole("dialog", { name: /not seen yet/i }).waitFor();
    await button(page, /^close$/i).tap();
    await button(page, /adept 2/i).tap();
    await page.getByRole("dialog", { name: /adept 2/i }).waitFor();
    await button(page, /^close$/i).tap();
    await button(page, /one coin more/i).tap();
    const lot = await page.locator(".lot-line").textContent();
    await button(page, /^pass$/i).tap();
    await expect.poll(() => page.locator(".lot-line").textContent()).not.toBe(lot);
  });

  test("an offer is composed of legal parts", async () => {
    const page = await newPage();
    const request = { game: "auction", players: 3, options: { tokens: ["exchange"] }, bot: "adept" } as const;
    const table = await tableWhere<AuctionView>(page, request, ({ view }) => canExchange(view), takeCards);
    await page.goto(`/table/${table}`);
    await button(page, /^exchange$/i).click();
    await button(page, /then swap/i).click();
    await page.getByRole("group", { name: /a swap/i }).waitFor();
    await button(page, /offer the swap/i)
      .and(page.locator(":enabled"))
      .waitFor();
    await atRest(page);
    await bothThemes(page, () => expectAccessible(page));
    await button(page, /offer the swap/i).click();
    await expect
      .poll(() => page.getByRole("complementary", { name: /what happened/i }).textContent())
      .toMatch(/you offer/i);
  });

  test("an offer is answered with both cards in sight", async () => {
    const page = await newPage();
    const table = await offeredTo(page);
    await page.goto(`/table/${table}`);
    const offer = page.getByRole("group", { name: /a swap/i });
    await offer.waitFor();
    expect(await offer.getByRole("img").count()).toBe(2);
    await bothThemes(page, () => expectAccessible(page));
    await page.keyboard.press("y");
    await expect.poll(async () => (await announcements(page)).join(" ")).toMatch(/you accept/i);
  });
});

async function lotNumber(page: Page): Promise<number> {
  const words = await page
    .getByText(/lot \d+ of 20/i)
    .first()
    .textContent();
  return Number(/\d+/.exec(words ?? "")?.[0]);
}

function canExchange(view: AuctionView | null): boolean {
  return view?.phase === "bid" && view.legal.some((move) => move.endsWith(" exchange"));
}

/** Bids low, so that there are cards to swap. */
function takeCards(view: AuctionView): string {
  return view.legal.find((move) => /^bid [1-5]$/.test(move)) ?? view.legal[0] ?? "";
}

/** A table where another player offers this one a swap. Random bots soon do, but not in every game. */
async function offeredTo(page: Page): Promise<string> {
  const request = { game: "auction", players: 3, options: { tokens: ["exchange"] }, bot: "random" } as const;
  return await tableWhere<AuctionView>(
    page,
    request,
    ({ view, decision }) => view?.phase === "answer" && decision !== null,
    takeCards,
  );
}
