import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bothThemes, expectAccessible, heard, newPage, open } from "./kit/index.ts";

function coach(page: Page) {
  return page.locator("section.coach");
}

function goOn(page: Page) {
  return coach(page).locator("footer .button.bright").click();
}

async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await coach(page).getByRole("heading", { name: title }).waitFor();
}

/** A bid as people give it: typed, then confirmed. */
async function bid(page: Page, coins: number): Promise<void> {
  await page.locator("input[type=number]").fill(String(coins));
  await page.locator("[data-part=bidding] .bright").click();
}

/** Nothing of what the coach talks about lies under the coach. */
async function expectInSight(page: Page, part: string): Promise<void> {
  const words = await coach(page).boundingBox();
  const shown = await page.locator(`[data-part~=${part}]:visible`).first().boundingBox();
  expect(words && shown).not.toBeNull();
  if (!words || !shown) return;
  const across = Math.min(words.x + words.width, shown.x + shown.width) - Math.max(words.x, shown.x);
  const down = Math.min(words.y + words.height, shown.y + shown.height) - Math.max(words.y, shown.y);
  expect(Math.min(across, down)).toBeLessThanOrEqual(0);
}

describe("where one learns", () => {
  test.each(["en", "ru", "fr"] as const)("is accessible in both themes: %s", async (language) => {
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
    await page.getByRole("link", { name: /start the lesson: auction/i }).click();
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
  });

  test("says why another move is not the one, and nothing happens", async () => {
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
    await expectStep(page, "Plus haut, ou dehors");
    await open(page, "/learn");
    await page.getByText("Étape 3 sur 13").waitFor();
  });

  test("in Russian on a phone never covers what it talks about, and is told to who listens", async () => {
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
    expect((await heard(page)).join(" ")).toContain("Ада ставит 4");
  });
});
