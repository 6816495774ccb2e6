import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  allow,
  atRest,
  bothThemes,
  choose,
  expectAccessible,
  introduce,
  makeTable,
  newPage,
  open,
  SOME_LANGUAGES,
  speaker,
} from "./kit/index.ts";

describe("a table for friends", () => {
  test("is made by one player, joined by another by link, and started", async () => {
    const ann = await newPage();
    await open(ann, "/");
    await ann.getByRole("link", { name: /with friends.*aurum/i }).click();
    await choose(ann.getByRole("radio", { name: /gigamic/i }));
    await ann.getByRole("button", { name: "Create table" }).click();
    await ann.waitForURL("**/table/*");
    await ann.getByRole("img", { name: /QR code/ }).waitFor();

    const boris = await newPage({ language: "ru", viewport: "phone", touch: true });
    await open(boris, ann.url());
    await boris.getByText("Gigamic").waitFor();
    await boris.getByLabel("Ваше имя").fill("Борис");
    await boris
      .getByRole("button", { name: /сесть сюда/i })
      .first()
      .click();
    await boris.getByText("Борис (вы)").waitFor();
    await ann.getByText("Борис", { exact: true }).waitFor();

    await ann.getByRole("button", { name: /beginner.*seat 3/i }).click();
    await ann.getByText("Bot: Beginner").waitFor();
    // The name in the field counts, saved or not.
    await ann.getByLabel("Your name").fill("Annabel");
    await ann.getByRole("button", { name: "Start", exact: true }).click();
    await Promise.all(
      [ann, boris].map((page) =>
        page.getByRole("heading", { level: 1, name: /aurum|аурум/i }).waitFor({ state: "attached" }),
      ),
    );
    await boris.getByRole("button", { name: "Меню" }).waitFor();
    await expect
      .poll(() => tableOf(ann))
      .toMatchObject({
        status: "playing",
        options: { edition: "gigamic" },
        seats: [{ name: "Annabel" }, { name: "Борис" }, {}, {}],
      });
  });

  test("invites by the server's address in the network, although the host is at localhost", async () => {
    const ann = await newPage();
    await ann.route(/\/api\/games(\?|$)/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), site: "http://192.168.1.20:8000" },
      });
    });
    const table = await makeTable(ann, { game: "auction", players: 3, seats: ["me"], open: true });
    await open(ann, `/table/${table}`);
    const link = ann.getByRole("textbox", { name: "Link to this table" });
    await expect.poll(() => link.inputValue()).toBe(`http://192.168.1.20:8000/table/${table}`);
  });

  test("has a player removed by its host", async () => {
    const ann = await newPage();
    const table = await makeTable(ann, { game: "auction", players: 3, seats: ["me"], open: true });
    await open(ann, `/table/${table}`);
    const bob = await newPage();
    await introduce(bob, "Bob");
    await open(bob, `/table/${table}`);
    await bob.getByRole("button", { name: /sit here.*seat 2/i }).click();
    await ann.getByRole("button", { name: "Remove Bob" }).click();
    await bob.getByRole("heading", { name: /have been removed/i }).waitFor();
    await bob.getByRole("button", { name: "Look again" }).click();
    await bob.getByRole("button", { name: /sit here.*seat 2/i }).waitFor();
  });

  test("that is listed is found on the home page", async () => {
    const ann = await newPage();
    await introduce(ann, "Listing Ann");
    await makeTable(ann, { game: "auction", players: 3, seats: ["me"], open: true, listed: true });
    const bob = await newPage({ language: "fr" });
    await open(bob, "/");
    await bob.getByRole("link", { name: /rejoindre.*listing ann/i }).click();
    await bob.getByRole("heading", { name: "Auction : avant le début" }).waitFor();
  });
});

describe.each(SOME_LANGUAGES)("in %s", (language) => {
  test("making a table is accessible, with all options in sight", async () => {
    const page = await newPage({ language, viewport: "phone", touch: true });
    await open(page, "/new/aurum");
    await page.getByRole("radio").first().waitFor({ state: "attached" });
    for (const summary of await page.locator("summary").all()) await summary.click();
    await bothThemes(page, () => expectAccessible(page));
    expect(await page.getByText("page-").count()).toBe(0);
  });

  test("a table before its game is accessible", async () => {
    const page = await newPage({ language });
    const table = await makeTable(page, { game: "aurum", seats: ["me", "bot:adept"], open: true });
    await open(page, `/table/${table}`);
    await page.getByRole("img").first().waitFor();
    await bothThemes(page, () => expectAccessible(page));
  });
});

test("a missing table shows a message and a link", async () => {
  const page = await newPage();
  allow(page, /404/);
  await open(page, "/table/none");
  await page.getByText("There is no such table").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Home page" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

async function tableOf(page: Page): Promise<unknown> {
  const id = new URL(page.url()).pathname.split("/")[2];
  return await (await page.request.get(`/api/tables/${id}`)).json();
}

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [390, 844],
  [360, 740],
] as const;

/** Returns the hyphenated words on the seats, and how far the start button is below the screen. */
async function squeezed(page: Page): Promise<{ broken: string[]; below: number }> {
  return await page.evaluate(() => {
    const broken: string[] = [];
    for (const line of document.querySelectorAll("[data-part=chair] p")) {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\S+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    const start = document.querySelector("[data-part=start]")?.getBoundingClientRect();
    return { broken, below: Math.max(0, (start?.bottom ?? Number.POSITIVE_INFINITY) - innerHeight) };
  });
}

describe.each(["en", "ru", "fr"] as const)("the seats of a table in %s", (language) => {
  test("have room for every word, and Start is in sight, on every screen", async () => {
    const page = await newPage({ language });
    const say = speaker(language);
    for (const [game, players] of [
      ["aurum", 4],
      ["auction", 5],
    ] as const) {
      const seats = ["me", "free", "bot:adept"];
      await open(page, `/table/${await makeTable(page, { game, players, seats, open: true })}`);
      await page.getByRole("button", { name: say("open-start"), exact: true }).waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        expect([game, width, await squeezed(page)]).toEqual([game, width, { broken: [], below: 0 }]);
      }
    }
  });
});
