import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bothThemes, choose, expectAccessible, newPage, open, type Visit } from "./kit/index.ts";

const PHONE: Visit = { viewport: "phone", touch: true };

async function begin(page: Page, players: number, names: string[]): Promise<void> {
  await choose(page.getByRole("radio", { name: String(players), exact: true }));
  for (const [seat, name] of names.entries()) await page.getByRole("textbox").nth(seat).fill(name);
  await page.locator("form [type=submit]").tap();
}

/** Presses keys of the keypad, one touch each. */
async function touch(page: Page, ...keys: number[]): Promise<void> {
  for (const key of keys)
    await page
      .locator(".keypad")
      .getByRole("button", { name: String(key), exact: true })
      .tap();
}

/** True if the whole element is on the screen and nothing covers its middle. */
async function onScreen(element: Locator): Promise<boolean> {
  return await element.evaluate((found) => {
    const { left, right, top, bottom } = found.getBoundingClientRect();
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && found.contains(shown);
  });
}

describe("the score keeper of Aurum", () => {
  test("keeps a game for three on a phone, with every step to be undone", async () => {
    const page = await newPage(PHONE);
    await open(page, "/keeper");
    await page.locator('main a[href="/keeper/aurum"]').tap();
    await begin(page, 3, ["Anna", "Ben", "Chloe"]);
    await touch(page, 4, 3, 5, 4, 5, 1);
    for (const rank of [0, 2, 2]) await page.getByRole("button", { name: new RegExp(`^Gold ${rank}:`) }).tap();
    await page.getByText("bid 4, took 4, exact: 2 × 4 = 8; gold 0 + 1 + 1 = 2; total 8 + 2 = 10").waitFor();
    await page.getByText("Anna wins the round.").waitFor();

    await page.reload();
    await page.getByText("total 8 + 2 = 10").waitFor();
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByText("total 8 + 1 = 9").waitFor();
    await page.getByRole("button", { name: "Redo" }).tap();
    await page.getByText("total 8 + 2 = 10").waitFor();

    await page.getByRole("button", { name: "Next round" }).tap();
    await touch(page, 2, 3, 1, 2, 2, 2);
    await page.getByText("No gold is entered for this round yet.").waitFor();
    await page.getByText("Enter everyone’s gold and press “Done”").waitFor();
    expect(await page.getByText("Anna wins the game.").count()).toBe(0);
    await page.getByRole("button", { name: "Done" }).tap();
    await page.getByText("Anna wins the game.").waitFor();

    // A mistake in the first round: Anna had bid five.
    await page.getByRole("button", { name: /^Round 1/ }).tap();
    await page.getByRole("button", { name: "Anna, Bid" }).tap();
    await touch(page, 5);
    await expect.poll(() => page.getByRole("button", { name: "Done" }).count()).toBe(0);
    await page.getByRole("button", { name: "New game" }).tap();
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual(["Anna", "Ben", "Chloe"]);
    await page.getByText("The sheet of the last game is kept").waitFor();
    await page.getByRole("button", { name: "Back to it" }).tap();
    await page.getByRole("button", { name: /^Round 1/ }).waitFor();
    expect(await page.getByRole("button", { name: "Back to it" }).count()).toBe(0);
  });

  test("warns of a miscount within sight of the keys", async () => {
    const page = await newPage(PHONE);
    await open(page, "/keeper/aurum");
    await begin(page, 3, ["Anna", "Ben", "Chloe"]);
    await touch(page, 4, 3, 5, 4, 5, 1);
    const gold = () => page.getByRole("button", { name: /^Gold 7:/ });
    await gold().tap();
    await page.getByRole("button", { name: "Next", exact: true }).tap();
    await gold().tap();
    const warning = page.getByText(/the box holds/i);
    await warning.waitFor();
    expect(await onScreen(warning)).toBe(true);
  });

  test("shows how a tie was decided, with its rules", async () => {
    const page = await newPage(PHONE);
    await open(page, "/keeper/aurum");
    await begin(page, 4, ["Anna", "Ben", "Chloe", "David"]);
    await touch(page, 4, 4, 4, 4);
    await page.getByRole("button", { name: /^Gold 0:/ }).tap();
    const tie = page.getByText(/A tie \(8 : 8\): all tied bids are exact \(A32\); gold 0 beats no gold \(A33\)\./);
    await tie.waitFor();
    await tie.getByRole("link", { name: "A33" }).tap();
    await page
      .getByRole("dialog")
      .getByText(/highest rank/i)
      .first()
      .waitFor();
  });

  test("is shared as text and as a picture", async () => {
    const page = await newPage(PHONE);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/keeper/aurum");
    await begin(page, 4, ["Anna", "Ben", "Chloe", "David"]);
    await touch(page, 4, 3, 4, 1);
    await page.getByRole("button", { name: "Share" }).tap();
    await page.getByRole("img", { name: /the sheet as a picture/i }).waitFor();
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save the picture" }).tap();
    expect((await download).suggestedFilename()).toBe("aurum.png");
    await page.getByRole("button", { name: "Copy the text" }).tap();
    await page.getByText("Copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Anna and Ben: bid 4, took 4, exact");
  });

  test("is written with the keyboard alone", async () => {
    const page = await newPage();
    await open(page, "/keeper/aurum");
    await page.getByRole("button", { name: "Begin" }).press("Enter");
    await page
      .getByRole("button", { name: /Bid: –/ })
      .first()
      .focus();
    for (const key of ["1", "0", "ArrowRight", "3", "ArrowDown", "2", "ArrowLeft", "9", "Backspace", "1", "0"])
      await page.keyboard.press(key);
    await page.getByText("bid 10, took 10, exact: 2 × 10 = 20").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByText("took 10").count()).toBe(0);
  });
});

describe("the score keeper of Auction", () => {
  test("adds up while typing, and is stored", async () => {
    const page = await newPage(PHONE);
    await open(page, "/keeper/auction");
    await begin(page, 3, ["Anna", "Ben", "Chloe"]);
    const more = (what: string) => page.getByRole("button", { name: `${what}, one more` });
    for (let count = 0; count < 3; count++) await more("Anna: Stamps").tap();
    await page.getByRole("button", { name: /Anna: replicas that joined Stamps/ }).tap();
    await page.getByRole("textbox", { name: "Anna: Coins" }).focus();
    await page.keyboard.type("12");
    await page.getByText("0 − 5 + 0 + 28 + 0 + 0 + 12 = 35").waitFor();

    await page.reload();
    await page.getByRole("button", { name: /^Ben/ }).tap();
    await page.getByRole("textbox", { name: "Ben: Paintings" }).fill("11");
    const warning = page.getByText(/the box holds 10/i);
    await warning.waitFor();
    expect(await onScreen(warning)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect.poll(() => page.getByText(/the box holds/i).count()).toBe(0);
    await page.getByText("Nothing is written down yet for Ben and Chloe.").waitFor();
  });
});

test.each(["/keeper/aurum", "/keeper/auction"])("%s is accessible after the start", async (path) => {
  const page = await newPage(PHONE);
  await open(page, path);
  await page.locator("form [type=submit]").tap();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await bothThemes(page, () => expectAccessible(page));
});
