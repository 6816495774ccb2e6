import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  announcements,
  bothThemes,
  expectAccessible,
  newPage,
  open,
  SOME_LANGUAGES,
  tableInfo,
} from "./kit/index.ts";

function coach(page: Page) {
  return page.locator("section.coach");
}

function goOn(page: Page) {
  return coach(page).locator("footer .button.bright").click();
}

async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await coach(page).getByRole("heading", { name: title }).waitFor();
}

/** A bid as people make it: typed, then confirmed. */
async function bid(page: Page, coins: number): Promise<void> {
  await page.locator("input[type=number]").fill(String(coins));
  await page.locator("[data-part=bidding] .bright").click();
}

/** Waits a moment after a prompt: a second click meant for the previous one is not an answer. */
async function answersAreTaken(page: Page): Promise<void> {
  await page.locator("[data-part=bidding] .pass:enabled").waitFor();
}

/** Moves the focus to a button of that name with Tab only. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole("button", { name }).and(page.locator(":focus"));
  for (let steps = 0; steps < 60 && (await wanted.count()) === 0; steps++) await page.keyboard.press("Tab");
  expect(await wanted.count()).toBe(1);
}

/** Returns how far the coach panel covers a part of the table, once it is placed. */
async function covered(page: Page, part: string): Promise<number> {
  const words = await coach(page).boundingBox();
  const shown = await page.locator(`[data-part~=${part}]:visible`).first().boundingBox();
  if (!words || !shown) return Number.POSITIVE_INFINITY;
  const across = Math.min(words.x + words.width, shown.x + shown.width) - Math.max(words.x, shown.x);
  const down = Math.min(words.y + words.height, shown.y + shown.height) - Math.max(words.y, shown.y);
  return Math.min(across, down);
}

function expectInSight(page: Page, part: string): Promise<void> {
  return expect.poll(() => covered(page, part)).toBeLessThanOrEqual(0);
}

describe("the learn page", () => {
  test.each(SOME_LANGUAGES)("is accessible in both themes: %s", async (language) => {
    const page = await newPage({ language, viewport: "phone" });
    await open(page, "/learn");
    await bothThemes(page, () => expectAccessible(page));
  });

  test("a word is found in any language, and leads to its rule", async () => {
    const page = await newPage();
    await open(page, "/learn");
    await page.getByRole("searchbox").fill("самородок");
    await page.getByText("1 word", { exact: true }).waitFor();
    await page.locator("[data-term=nugget]").getByRole("link", { name: "A32" }).click();
    await page.getByRole("dialog").getByText("A32").first().waitFor();
  });
});

describe("the lesson of Auction", () => {
  test("is played from first to last", async () => {
    const page = await newPage();
    await open(page, "/learn");
    await page.locator('a[href="/learn/auction"]').click();
    await expectStep(page, "The lot");
    await goOn(page);
    await bid(page, 2);
    await expectStep(page, "Higher, or out");
    await bid(page, 5);
    await expectStep(page, "Sold to you");
    await goOn(page);
    await page.getByRole("button", { name: "Pass" }).click();
    await expectStep(page, "You earned 4");
    await goOn(page);
    await bid(page, 4);
    await expectStep(page, "Where does it belong?");
    await page
      .locator("[data-part=join]")
      .getByRole("button", { name: /stamps/i })
      .click();
    await expectStep(page, "Sixteen lots later");
    await goOn(page);
    await expectStep(page, "Collections");
    await goOn(page);
    await bid(page, 9);
    await expectStep(page, "You win the game");
    expect(await page.locator("[data-part=sheet]").textContent()).toContain("182");
    await goOn(page);
    await expectAccessible(page);
    await coach(page).getByRole("button", { name: "Play against bots" }).click();
    await page.waitForURL("**/table/*");
    const { seats } = await tableInfo(page, new URL(page.url()).pathname.split("/")[2] ?? "");
    expect(seats.map(({ bot }) => bot)).toEqual([null, "novice", "novice"]);
  });

  test("is played by keyboard alone", async () => {
    const page = await newPage();
    await open(page, "/learn/auction");
    const { keyboard } = page;
    await expectStep(page, "The lot");
    await keyboard.press("Enter");
    await expectStep(page, "You begin");
    await answersAreTaken(page);
    await keyboard.press("+");
    await keyboard.press("Enter");
    await expectStep(page, "Higher, or out");
    await answersAreTaken(page);
    await keyboard.press("Enter");
    await expectStep(page, "Sold to you");
    await tabTo(page, "Continue");
    await keyboard.press("Enter");
    await expectStep(page, "Let them pay");
    await answersAreTaken(page);
    await keyboard.press("p");
    await expectStep(page, "You earned 4");
    await tabTo(page, "Continue");
    await keyboard.press("Enter");
    await expectStep(page, "A replica");
    await answersAreTaken(page);
    await keyboard.press("+");
    await keyboard.press("Enter");
    await expectStep(page, "Where does it belong?");
    await tabTo(page, /stamps/i);
    await keyboard.press("Enter");
    await expectStep(page, "Sixteen lots later");
  });

  test("explains why another move is not the right one, and does not play it", async () => {
    const page = await newPage();
    await open(page, "/learn/auction");
    await goOn(page);
    await page.getByRole("button", { name: "Pass" }).click();
    await coach(page).getByText("You may pass, but then you are out").waitFor();
    await page.locator("input[type=number]").fill("30");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByRole("link", { name: "B6" }).waitFor();
    await expectStep(page, "You begin");
    await coach(page).getByRole("button", { name: "Do it for me" }).click();
    await expectStep(page, "Higher, or out");
  });

  test("is taken up where it was left, and in another language", async () => {
    const page = await newPage();
    await open(page, "/learn/auction");
    await goOn(page);
    await bid(page, 2);
    await expectStep(page, "Higher, or out");
    await page.reload();
    await expectStep(page, "Higher, or out");
    await page.evaluate(() => {
      const chosen = JSON.parse(localStorage.getItem("goldgavel.settings") ?? "{}");
      localStorage.setItem("goldgavel.settings", JSON.stringify({ ...chosen, language: "fr" }));
    });
    await page.reload();
    await expectStep(page, "Plus haut, ou passer");
    await open(page, "/learn");
    await page.getByText("Étape 3 sur 13").waitFor();
  });

  test("in Russian on a phone never covers its subject, and is announced", async () => {
    const page = await newPage({ viewport: "phone", touch: true, language: "ru" });
    await open(page, "/learn/auction");
    await expectStep(page, "Лот");
    await expectInSight(page, "lot");
    await bothThemes(page, () => expectAccessible(page));
    await goOn(page);
    await expectInSight(page, "bidding");
    await bid(page, 2);
    await expectStep(page, "Выше или пас");
    await expectInSight(page, "bidding");
    await expect.poll(async () => (await announcements(page)).join(" ")).toContain("Ада ставит 4");
  });
});

/** Plays a card of the hand as the table asks for it. */
async function play(page: Page, card: string): Promise<void> {
  const place = page.locator(`[data-card=${card}]`).first();
  const name = (await place.getByRole("img").getAttribute("aria-label")) ?? "";
  await place.click({ position: { x: 12, y: 30 } });
  const now = page.locator("[data-part=actions] .bright");
  const asked = (await now.allTextContents()).join("");
  // A click plays; the bid, which is final, is confirmed.
  if (asked.includes(name)) await now.click();
}

describe("the lesson of Aurum", () => {
  test("is played from first to last", async () => {
    const page = await newPage();
    await open(page, "/learn/aurum");
    await expectStep(page, "Your hand");
    await goOn(page);
    await goOn(page);
    await play(page, "Zn3");
    await expectStep(page, "The bids are open");
    await goOn(page);
    // It is dimmed, and the reason is shown.
    await page.locator("[data-card=Ag9][aria-disabled=false]").waitFor();
    await page.locator("[data-card=Au0]").click({ force: true, position: { x: 12, y: 30 } });
    await page.getByRole("alert").getByRole("link", { name: "A18" }).waitFor();
    await play(page, "Ag9");
    await expectStep(page, "One wins, one gets gold");
    await goOn(page);
    await expectStep(page, "Never the same metal");
    await play(page, "Ag4");
    await coach(page).getByText("smaller gold is weaker gold").waitFor();
    await play(page, "Bi6");
    await expectStep(page, "Gold 6 is yours");
    await play(page, "P1");
    await expectStep(page, "You need tricks");
    await play(page, "Bi8");
    await expectStep(page, "Gold beats everything");
    await play(page, "Au0");
    await expectStep(page, "Change your bid");
    await page.locator("[data-card=P2]").click({ position: { x: 12, y: 30 } });
    const change = page.getByRole("dialog");
    await change.getByRole("img", { name: "gold 1" }).click();
    await change.locator(".bright").click();
    await expectStep(page, "Stop while it is good");
    await expectAccessible(page);
    await page.getByRole("button", { name: "End the round" }).click();
    await expectStep(page, "The score");
    await goOn(page);
    await expectStep(page, "The nugget is yours");
    await goOn(page);
    await expectStep(page, "With four: partners");
    await coach(page).getByRole("link", { name: "All the rules" }).click();
    await page.waitForURL("**/rules/aurum");
  });
});
