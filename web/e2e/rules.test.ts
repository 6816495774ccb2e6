import { describe, expect, test } from "vitest";
import { bothThemes, expectAccessible, newPage, open, SOAK } from "./kit/index.ts";

describe.each([
  ["en", "Aurum", "lowest base card", "a19"],
  ["ru", "Аурум", "ЗОЛОТОЙ ЗАПАС", "а19"],
  ["fr", "Aurum", "reserve", "19"],
] as const)("the rules in %s", (language, title, words, number) => {
  test("are searched by words and by number", async () => {
    const page = await newPage({ viewport: "phone", touch: true, language });
    await open(page, "/rules/aurum");
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    const all = await page.locator("article section").count();
    await page.getByRole("searchbox").fill(words);
    await page.locator("mark").first().waitFor();
    expect(await page.locator("article section").count()).toBeLessThan(all);
    await page.getByRole("searchbox").fill(number);
    await expect.poll(() => page.locator("article section").first().getAttribute("id")).toBe("A19");
    await page.getByRole("searchbox").fill("§§");
    await expect.poll(() => page.locator("article section").count()).toBe(0);
  });

  test.runIf(language === "ru" || SOAK)("open at a rule, and link between rules", async () => {
    const page = await newPage({ language });
    await open(page, "/rules/aurum#A20");
    await page.locator("#A20").getByRole("link", { name: "A27" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("A27");
    expect(new URL(page.url()).hash).toBe("#A27");
    const { y } = (await page.locator("#A27").boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(900);
  });
});

test.each([
  ["en", "All cards equal", ["silver 5", "zinc 5", "bismuth 5"]],
  ["ru", "Все карты одного номинала", ["серебро 5", "цинк 5", "висмут 5"]],
  ["fr", "Toutes les cartes égales", ["5\u00a0d’argent", "5\u00a0de zinc", "5\u00a0de bismuth"]],
] as const)("worked examples in %s draw cards that a screen reader names", async (language, title, cards) => {
  const page = await newPage({ viewport: "phone", touch: true, language });
  await open(page, "/rules/aurum");
  const example = page.locator(".titled", { has: page.getByRole("heading", { level: 3, name: title }) });
  await example.scrollIntoViewIfNeeded();
  const drawn = example.getByRole("img");
  expect(await drawn.evaluateAll((faces) => faces.map((face) => face.getAttribute("aria-label")))).toEqual(cards);
  await bothThemes(page, () => expectAccessible(page));
});

test("a cited rule opens over the current screen", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  await open(page, "/keeper/auction");
  await page.locator("form [type=submit]").tap();
  const cited = page.getByRole("link", { name: "B11" }).first();
  await cited.tap();
  const dialog = page.getByRole("dialog", { name: /B11/ });
  await dialog
    .getByText(/Replicas/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "B26" }).tap();
  await page.getByRole("dialog", { name: /B26/ }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/keeper/auction");
  await expect.poll(() => cited.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a word of another language is found by the reader's own", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  await open(page, "/rules/aurum");
  await page.getByRole("searchbox").fill("козырь");
  await page.locator("mark", { hasText: "trump" }).first().waitFor();
  await page.getByRole("status").getByText("“trump”").waitFor();
  expect(await page.locator("article section").count()).toBeGreaterThan(0);
});

test("a booklet that is searched is accessible", async () => {
  const page = await newPage();
  await open(page, "/rules/aurum");
  await page.getByRole("searchbox").fill("gold");
  await page.locator("mark").first().waitFor();
  await bothThemes(page, () => expectAccessible(page));
});
