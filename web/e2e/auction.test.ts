import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView } from "../src/protocol/types.ts";
import {
  bothThemes,
  expectAccessible,
  heard,
  isOver,
  makeTable,
  newPage,
  playUntil,
  type Visit,
} from "./kit/index.ts";

const TOKENS = ["stop", "ban", "exchange"];

async function sit(visit: Visit = {}, wish: { players?: number; tokens?: string[] } = {}): Promise<Page> {
  const page = await newPage(visit);
  const options = { tokens: wish.tokens ?? TOKENS };
  const table = await makeTable(page, { game: "auction", players: wish.players ?? 3, options, bot: "adept" });
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: /^bid \d+$/i }).waitFor();
  return page;
}

function button(page: Page, name: RegExp) {
  return page.getByRole("button", { name });
}

const ASKED = "footer .bright:enabled, footer .pass:enabled, .join button:enabled, #sheet-title";

/** Whatever is asked now, by mouse: a token as soon as there is one, the first bid, otherwise a pass. */
async function act(page: Page): Promise<void> {
  await page.locator(ASKED).first().waitFor();
  const token = page.locator(".token[aria-disabled=false][aria-pressed=false]").first();
  if (await token.isVisible()) await token.click({ timeout: 2000 });
  const opens = await page.getByText(/no bid yet/i).isVisible();
  const bid = opens || (await token.isVisible()) ? /^bid \d+/i : /^bid \d+(,| and)/i;
  for (const name of [/offer the swap/i, /^accept$/i, /you have \d/i, bid, /^pass$/i]) {
    const found = button(page, name).first();
    if ((await found.isVisible()) && (await found.isEnabled())) return await found.click({ timeout: 2000 });
  }
}

describe("a table of Auction", () => {
  test("is played to its end with all tokens", async () => {
    const page = await sit();
    const over = page.getByRole("region", { name: /the final sheet/i });
    for (let turn = 0; turn < 300 && !(await over.isVisible()); turn++) {
      if (await button(page, /yes, do it/i).isVisible()) await button(page, /yes, do it/i).click();
      // The table goes on by itself in between: what was there a moment ago may be gone.
      await act(page).catch(() => undefined);
    }
    await page.getByRole("heading", { name: /win/i }).waitFor();
    expect(await isOver(page)).toBe(true);
    expect(await button(page, /play again/i).isEnabled()).toBe(true);
    await bothThemes(page, () => expectAccessible(page));
  });

  test("is accessible while a lot is for sale, on every screen", async () => {
    for (const viewport of ["desktop", "tablet", "phone"] as const) {
      const page = await sit({ viewport }, { players: 6 });
      await bothThemes(page, () => expectAccessible(page));
      await page.context().close();
    }
  });

  test("sells a whole lot by keyboard alone, and tells it", async () => {
    const page = await sit({}, { tokens: [] });
    await page.keyboard.type("2");
    await page.keyboard.press("+");
    await button(page, /^bid 3$/i).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await heard(page)).join(" ")).toMatch(/you bid 3/i);
    for (let turn = 0; turn < 20 && (await lotNumber(page)) === 1; turn++) {
      if (await button(page, /^pass$/i).isEnabled()) await page.keyboard.press("p");
      await page.waitForTimeout(100);
    }
    expect(await lotNumber(page)).toBeGreaterThan(1);
    expect((await heard(page)).join(" ")).toMatch(/wins? the lot for \d+ coins?/i);
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

  test("says why a bid is refused, with its rule", async () => {
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
    await button(page, /^pass$/i).tap();
    await expect.poll(() => page.getByRole("main").textContent()).toMatch(/lot 2 of 20/i);
  });

  test("an offer is made up from what is legal", async () => {
    const page = await newPage();
    const table = await makeTable(page, {
      game: "auction",
      players: 3,
      options: { tokens: ["exchange"] },
      bot: "adept",
    });
    await playUntil<AuctionView>(page, table, ({ view }) => canExchange(view), takeCards);
    await page.goto(`/table/${table}`);
    await button(page, /^exchange$/i).click();
    await button(page, /then swap/i).click();
    await page.getByRole("group", { name: /a swap/i }).waitFor();
    await bothThemes(page, () => expectAccessible(page));
    await button(page, /offer the swap/i).click();
    await expect
      .poll(() => page.getByRole("complementary", { name: /what happened/i }).textContent())
      .toMatch(/you offer/i);
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

/** Bid a little, so that there are cards to swap. */
function takeCards(view: AuctionView): string {
  return view.legal.find((move) => /^bid [1-5]$/.test(move)) ?? view.legal[0] ?? "";
}
