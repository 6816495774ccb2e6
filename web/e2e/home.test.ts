import { describe, expect, test } from "vitest";
import { allow, bothThemes, expectAccessible, newPage, open, SOME_LANGUAGES } from "./kit/index.ts";

describe("the home page", () => {
  test.each(SOME_LANGUAGES)("is accessible in both themes: %s", async (language) => {
    const page = await newPage({ language });
    await open(page, "/");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    await bothThemes(page, () => expectAccessible(page));
  });

  test("the start button is visible without scrolling, also on a phone", async () => {
    const page = await newPage({ viewport: "phone", language: "fr" });
    await open(page, "/");
    const start = page.locator(".starts .bright").first();
    await page.getByRole("combobox").nth(3).waitFor(); // the options have arrived
    const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(740);
  });

  test("starts a game of Aurum with one click", async () => {
    const page = await newPage();
    await open(page, "/");
    await page.getByRole("button", { name: /play now.*aurum/i }).click();
    await page.waitForURL("**/table/*");
    await page.getByText("Choose a card as your bid").waitFor();
  });

  test("preselects beginners until the first win, then names the next level", async () => {
    const page = await newPage();
    await open(page, "/");
    const level = page.locator("[data-room=aurum]").getByRole("combobox", { name: "Bots" });
    await expect.poll(() => level.inputValue()).toBe("Beginner");
    expect(await page.locator("[data-part=level]").count()).toBe(0);
    await page.evaluate(() => localStorage.setItem("goldgavel.beaten", JSON.stringify({ aurum: ["novice"] })));
    await page.reload();
    await expect.poll(() => level.inputValue()).toBe("Adept");
    await page.getByText("You have won against Beginner. The next level is Adept.").waitFor();
    await level.selectOption("Master");
    await page.locator("[data-part=level]").waitFor({ state: "detached" });
    await page.reload();
    await expect.poll(() => level.inputValue()).toBe("Master");
  });

  test("preselects the French edition in French, for quick games and new tables", async () => {
    const page = await newPage({ language: "fr", viewport: "phone" });
    await open(page, "/");
    const edition = page.locator("[data-room=aurum]").getByRole("combobox", { name: "Édition" });
    await expect.poll(() => edition.inputValue()).toBe("Gigamic");
    await open(page, "/new/aurum");
    await expect.poll(() => page.getByRole("radio", { name: /gigamic/i }).isChecked()).toBe(true);
  });

  test("remembers the pace of quick games, and plays at it", async () => {
    const page = await newPage({ viewport: "phone" });
    await open(page, "/");
    const pace = page.locator("[data-room=auction]").getByRole("combobox", { name: "Pace" });
    await expect.poll(() => pace.inputValue()).toBe("Usual");
    // What a button depends on comes before it.
    const play = page.getByRole("button", { name: /play now.*auction/i });
    expect((await pace.boundingBox())?.y).toBeLessThan((await play.boundingBox())?.y ?? 0);
    await pace.selectOption("Quick");
    await page.reload();
    await expect.poll(() => pace.inputValue()).toBe("Quick");
    const asked = page.waitForRequest("**/api/tables/quick*");
    await play.click();
    const { paces } = await (await page.request.get("/api/games")).json();
    const quick = paces.find((one: { name: string }) => one.name === "quick").pace;
    expect((await asked).postDataJSON().pace).toEqual(quick);
    await page.waitForURL("**/table/*");
  });

  test("retries when the server is too busy, and says so", async () => {
    const page = await newPage();
    allow(page, /429/);
    const refusal = {
      status: 429,
      headers: { "Retry-After": "1" },
      json: { code: "server-too-often", text: "Wait." },
    };
    let isBusy = true;
    await page.route("**/api/tables/quick*", (route) => (isBusy ? route.fulfill(refusal) : route.continue()));
    await open(page, "/");
    await page.getByRole("button", { name: /play now.*aurum/i }).click();
    await page.getByText("The server is busy; trying again…").waitFor();
    isBusy = false;
    await page.waitForURL("**/table/*");
    await page.getByText("The server is busy; trying again…").waitFor({ state: "detached" });
  });
});
