import { describe, expect, test } from "vitest";
import { bothThemes, expectAccessible, newPage, open, SOME_LANGUAGES } from "./kit/index.ts";

describe("the home page", () => {
  test.each(SOME_LANGUAGES)("is accessible in both themes: %s", async (language) => {
    const page = await newPage({ language });
    await open(page, "/");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await bothThemes(page, () => expectAccessible(page));
  });

  test("starts a game of Aurum with one click", async () => {
    const page = await newPage();
    await open(page, "/");
    await page.getByRole("button", { name: /play now.*aurum/i }).click();
    await page.waitForURL("**/table/*");
    await page.getByText("Choose a card as your bid").waitFor();
  });
});
