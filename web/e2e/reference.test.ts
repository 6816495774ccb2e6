/** The reference card at a table and on paper, and the blank score cards. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  atRest,
  bothThemes,
  choose,
  expectAccessible,
  type GameName,
  makeTable,
  newPage,
  OTHER_BROWSER,
  open,
  SOAK,
  SOME_LANGUAGES,
  speaker,
  type Visit,
} from "./kit/index.ts";

const LAPTOP = { width: 1366, height: 768 };
const PHONE: Visit = { viewport: "phone", touch: true };

/** Opens a table at this player's first bid. */
async function atTable(page: Page, game: GameName, players: number): Promise<void> {
  await open(page, `/table/${await makeTable(page, { game, players })}`);
  await page.locator("[data-part=reference]").waitFor();
}

describe.each(["aurum", "auction"] as const)("at a table of %s", (game) => {
  test.each(SOME_LANGUAGES)(
    "the card opens from the bar and from the menu, on a phone, in %s",
    async (language) => {
      const say = speaker(language);
      const page = await newPage({ ...PHONE, language });
      await atTable(page, game, 4);
      const card = page.getByRole("dialog", { name: say("reference"), exact: true });
      const button = page.locator("[data-part=reference]");
      await button.tap();
      await card.locator("dt").first().waitFor();
      await bothThemes(page, () => expectAccessible(page));
      expect(await sticksOut(page)).toBeLessThanOrEqual(0);
      await card.getByRole("button", { name: say("close") }).tap();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await expectFocusOn(page, "[data-part=reference]");

      await page.getByRole("button", { name: say("menu"), exact: true }).tap();
      await page
        .getByRole("button", { name: say("reference"), exact: true })
        .and(page.locator("dialog *"))
        .tap();
      await card.locator("dt").first().waitFor();
      expect(await page.getByRole("dialog").count()).toBe(1);
      await page.goBack();
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
      await expectFocusOn(page, "[data-part=reference]");
    },
  );

  test("? opens the card with the keys, and Escape gives the focus back", async () => {
    const page = await newPage();
    await atTable(page, game, 3);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.focus();
    await page.keyboard.press("?");
    const card = page.getByRole("dialog", { name: "Reference card" });
    await card.getByRole("heading", { name: "Keys" }).waitFor();
    await card.getByText(game === "aurum" ? /^Without copper/ : /^20 coins each/).waitFor();
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe.each(["en", "ru", "fr"] as const)("on a laptop, in %s", (language) => {
  test.each([
    { game: "aurum", players: 4, options: {} },
    { game: "aurum", players: 3, options: { edition: "gigamic" } },
    { game: "auction", players: 6, options: { tokens: "stop,ban,exchange" } },
  ] as const)("the whole card is in sight: $game, $players players", async ({ game, players, options }) => {
    const page = await newPage({ language });
    await page.setViewportSize(LAPTOP);
    await open(page, `/table/${await makeTable(page, { game, players, options })}`);
    await page.locator("[data-part=reference]").click();
    await page.locator("dialog .keys dt").first().waitFor();
    await atRest(page);
    const below = await page.locator("dialog").evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    expect(below).toBeLessThanOrEqual(0);
  });
});

test("a rule of the card opens over it", async () => {
  const page = await newPage(PHONE);
  await atTable(page, "aurum", 4);
  await page.locator("[data-part=reference]").tap();
  const cited = page.getByRole("dialog", { name: "Reference card" }).getByRole("link", { name: "A19" });
  await cited.tap();
  const rule = page.getByRole("dialog", { name: /A19/ });
  await rule
    .getByText(/clockwise/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  await expect.poll(() => cited.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("the card on its own page follows the choice, and links lead to the score card", async () => {
  const page = await newPage(PHONE);
  await open(page, "/rules/aurum");
  await page.getByRole("link", { name: "Reference card" }).tap();
  await page.getByRole("heading", { level: 1, name: "Aurum: reference card" }).waitFor();
  await page.getByText("Cu copper").waitFor();
  await choose(page.getByRole("radio", { name: "3", exact: true }));
  await choose(page.getByRole("radio", { name: "Gigamic" }));
  await page.getByText(/^Three rounds at most/).waitFor();
  expect(await page.getByText("Cu copper").count()).toBe(0);
  await page.reload();
  await page.getByText(/^Three rounds at most/).waitFor();
  await page.getByRole("link", { name: "Blank score card" }).tap();
  await page.getByRole("heading", { level: 1, name: "Aurum: score card" }).waitFor();
});

test("the rules show the symbols of all metals", async () => {
  const page = await newPage(PHONE);
  await open(page, "/rules/aurum");
  const symbols = page.getByRole("list", { name: "The symbols of the metals" });
  await symbols.waitFor();
  expect(await symbols.getByRole("listitem").count()).toBe(6);
});

test("the score keeper leads to a blank card to print", async () => {
  const page = await newPage(PHONE);
  await open(page, "/keeper");
  await page.getByRole("link", { name: /blank score card.*auction/i }).tap();
  await page.getByRole("heading", { level: 1, name: "Auction: score card" }).waitFor();
  await choose(page.getByRole("radio", { name: "6", exact: true }));
  await expect.poll(() => page.locator(".score-card:not(.copy) thead th").count()).toBe(6);
});

/** Every card that prints, with the longest text that it can have. */
const PAPER = [
  "/reference/aurum",
  "/reference/aurum?players=3&edition=gigamic",
  "/reference/auction?players=6",
  "/score-card/aurum?players=3",
  "/score-card/aurum?players=4",
  "/score-card/auction?players=3",
  "/score-card/auction?players=6",
];

const FORMATS = SOAK ? ["A4", "Letter"] : ["A4"];

// Only Chromium makes PDF files.
describe.runIf(OTHER_BROWSER === undefined).each(["en", "ru", "fr"] as const)("on paper, in %s", (language) => {
  test.each(FORMATS)("every card is one page of %s", async (format) => {
    const page = await newPage({ language });
    for (const path of PAPER) {
      await open(page, path);
      await page.locator(".paper").first().waitFor();
      await page.evaluate(async () => await document.fonts.ready);
      expect(pagesOf(await page.pdf({ format })), path).toBe(1);
    }
  });

  test("only the card is printed", async () => {
    const page = await newPage({ language });
    for (const path of ["/reference/auction", "/score-card/aurum"]) {
      await open(page, path);
      await page.locator(".paper").first().waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await page.locator(":is(header, button, input):visible").count()).toBe(0);
      expect(await page.locator(".paper:visible").count()).toBe(path.startsWith("/score-card") ? 2 : 1);
      await page.emulateMedia({ media: null });
    }
  });
});

function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Pixels by which the dialog is wider than the screen. */
async function sticksOut(page: Page): Promise<number> {
  return await page.locator("dialog").evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    return Math.max(-left, right - innerWidth, dialog.scrollWidth - dialog.clientWidth);
  });
}

async function expectFocusOn(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
}
