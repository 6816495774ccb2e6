import { describe, expect, test } from "vitest";
import {
  bothThemes,
  choose,
  expectAccessible,
  finishedGame,
  introduce,
  makeTable,
  newPage,
  open,
  SOME_LANGUAGES,
  sitDown,
  startTable,
  VIEWPORTS,
} from "./kit/index.ts";

describe("settings", () => {
  test("stay when the page is opened again", async () => {
    const page = await newPage();
    await open(page, "/settings");
    await choose(page.getByRole("radio", { name: "By rank" }));
    await choose(page.getByRole("switch", { name: "Ask before a move is made" }));
    await choose(page.getByRole("radio", { name: "Русский" }));
    await page.getByRole("heading", { level: 1, name: "Настройки" }).waitFor();
    await page.reload();
    expect(await page.getByRole("radio", { name: "По номиналу" }).isChecked()).toBe(true);
    expect(await page.getByRole("switch", { name: "Переспрашивать перед ходом" }).isChecked()).toBe(true);
  });

  test.each(SOME_LANGUAGES)("are accessible in both themes: %s", async (language) => {
    const page = await newPage({ language, viewport: "phone", touch: true });
    await open(page, "/settings");
    await bothThemes(page, () => expectAccessible(page));
  });

  test("are changed at a table without leaving it", async () => {
    const page = await newPage();
    await open(page, `/table/${await makeTable(page, { game: "aurum" })}`);
    // The header of the table replaces that of the page, with another menu.
    await page.locator("[data-card]").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await choose(page.getByRole("switch", { name: "Large cards" }));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByText("Choose a card as your bid").waitFor();
  });
});

describe("identity", () => {
  test("“Change the name” leads into the field", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    await introduce(page);
    await open(page, "/");
    await page.getByRole("link", { name: "Change the name" }).tap();
    const field = page.getByRole("textbox", { name: "Your name" });
    await expect.poll(() => field.evaluate((found) => found === document.activeElement)).toBe(true);
    const box = await field.boundingBox();
    expect(box !== null && box.y >= 0 && box.y + box.height <= VIEWPORTS.phone.height).toBe(true);
  });

  test("a name is given once and seen at the table", async () => {
    const page = await newPage();
    await open(page, "/settings");
    await page.getByLabel("Your name").fill("Cleo");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved").waitFor();
    await open(page, "/new/auction");
    await page.getByRole("button", { name: "Create table" }).click();
    await page.getByText("Cleo (you)").waitFor();
  });

  test("a link makes another device the same person", async () => {
    const laptop = await newPage();
    await introduce(laptop, "Dora");
    await open(laptop, "/settings");
    await laptop.getByRole("button", { name: "Play on another device" }).click();
    await laptop.getByRole("img", { name: /QR code/ }).waitFor();
    await laptop.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.body.dataset.copied = text;
      };
    });
    await laptop.getByRole("button", { name: "Copy link" }).click();
    await laptop.locator("body[data-copied]").waitFor();
    const link = await laptop.locator("body").getAttribute("data-copied");

    const phone = await newPage({ viewport: "phone", touch: true });
    await open(phone, link ?? "");
    await bothThemes(phone, () => expectAccessible(phone));
    await phone.getByRole("button", { name: "Yes, this is my device" }).click();
    await phone.getByRole("heading", { name: "Welcome, Dora" }).waitFor();
    expect(new URL(phone.url()).hash).toBe("");
    await open(phone, "/settings");
    await expect.poll(() => phone.getByLabel("Your name").inputValue()).toBe("Dora");
  });

  test("data is deleted only after a second yes", async () => {
    const page = await newPage();
    await introduce(page, "Emil");
    await open(page, "/settings");
    await page.getByRole("button", { name: "Delete my data" }).click();
    await page.getByRole("button", { name: "No, keep it" }).click();
    expect(await (await page.request.get("/api/me")).json()).toMatchObject({ name: "Emil" });
    await page.getByRole("button", { name: "Delete my data" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("this device has forgotten you").waitFor();
    expect(await (await page.request.get("/api/me")).json()).toBeNull();
  });
});

test("my games show how they ended, and lead to the replay", async () => {
  const page = await newPage();
  const table = await finishedGame(page, { game: "auction", players: 3 });
  await open(page, "/games");
  await page.getByRole("table").waitFor();
  const replay = page.getByRole("link", { name: /replay/i });
  expect(await replay.getAttribute("href")).toBe(`/replay/${table}`);
  // With one kind of opponents there is nothing to compare.
  expect(await page.getByRole("heading", { name: "By opponents" }).count()).toBe(0);
  await finishedGame(page, { game: "auction", players: 3, bot: "adept" });
  await page.reload();
  const levels = page.getByRole("group", { name: "By opponents" }).getByRole("row");
  await expect.poll(() => levels.count()).toBe(3);
  await levels.filter({ hasText: "Adept" }).waitFor();
});

test("my games are filtered, and the address keeps the filter", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  await finishedGame(page, { game: "auction", players: 3 });
  await makeTable(page, { game: "aurum" });
  await open(page, "/games");
  const games = page.getByRole("region", { name: "Games, the newest first" }).getByRole("listitem");
  const choose = (label: string, option: string) =>
    page.getByRole("combobox", { name: label }).selectOption(option);
  const chosen = (label: string) =>
    page.getByRole("combobox", { name: label }).evaluate((field: HTMLSelectElement) => field.value);
  await expect.poll(() => games.count()).toBe(2);
  await games.getByText(/^You and Random\s3 against Random\s2 and Random\s4$/).waitFor();
  const filters = await page.getByRole("combobox", { name: "Played with" }).boundingBox();
  expect(filters?.y).toBeLessThan(VIEWPORTS.phone.height - (filters?.height ?? 0));
  await choose("Result", "Unfinished");
  await expect.poll(() => games.count()).toBe(1);
  await page.getByText("1 game in the list").waitFor({ state: "attached" });
  await choose("Game", "Auction");
  await page.getByText("None of your games fits").waitFor();
  expect(new URL(page.url()).search).toBe("?game=auction&result=unfinished");
  await bothThemes(page, () => expectAccessible(page));
  await page.reload();
  await page.getByText("None of your games fits").waitFor();
  await page.goBack();
  await expect.poll(() => games.count()).toBe(1);
  expect([await chosen("Game"), await chosen("Result")]).toEqual(["Both games", "Unfinished"]);
  await choose("Played with", "People");
  await page.getByRole("link", { name: "Show all games" }).tap();
  await expect.poll(() => games.count()).toBe(2);
  expect(new URL(page.url()).search).toBe("");
});

test("a new table lists recent players, who lead to the games together", async () => {
  const [ann, bob] = [await newPage({ viewport: "phone", touch: true }), await newPage()];
  await introduce(bob, "Bob");
  const before = await makeTable(ann, {
    game: "auction",
    players: 3,
    seats: ["me", "free", "bot:random"],
    open: true,
  });
  await sitDown(bob, before);
  await startTable(ann, before);
  await makeTable(ann, { game: "aurum" });
  const table = await makeTable(ann, { game: "auction", players: 3, seats: ["me", "free"], open: true });
  await open(ann, `/table/${table}`);
  const recent = ann.getByRole("list", { name: "People you played with lately" });
  await recent.getByText("Bob", { exact: true }).waitFor();
  await recent.getByRole("link", { name: /^Games together.*Bob$/ }).waitFor();
  await bothThemes(ann, () => expectAccessible(ann));
  await recent.getByRole("link").tap();
  await expect.poll(() => ann.getByRole("link", { name: /^Continue/ }).count()).toBe(1);
  const company = ann.getByRole("combobox", { name: "Played with" });
  await expect.poll(() => company.evaluate((field: HTMLSelectElement) => field.value)).toBe("Bob");
});
