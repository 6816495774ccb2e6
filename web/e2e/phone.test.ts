/** What must be visible on a phone. */

import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  atRest,
  beforeTrick,
  expectAccessible,
  follow,
  makeTable,
  newPage,
  open,
  playCard,
  sharedFinishedGame,
  speaker,
  tableWhere,
  VIEWPORTS,
} from "./kit/index.ts";

const SIZES = [
  [360, 740],
  [390, 844],
] as const;

describe.each([
  ["en", 4],
  ["ru", 4],
  ["fr", 3],
] as const)("Aurum on a phone, in %s, with %i players", (language, players) => {
  test("shows every side's tricks against its bid", async () => {
    const page = await newPage({ viewport: "phone", touch: true, language });
    const say = speaker(language);
    const table = await tableWhere<AurumView>(page, { game: "aurum", players }, ({ view, decision }) => {
      const taken = view?.tricks.reduce((sum, one) => sum + one, 0) ?? 0;
      return decision !== null && view?.phase === "play" && taken > 1;
    });
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${table}`);
    await follower.until("seated", ({ view }) => view !== null);
    const line = page.locator("main [data-part=sides]");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const box = await line.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect(box?.y).toBeLessThan(height / 3);
    }
    const figures = (follower.view?.sides ?? []).map(({ tricks, bid }) => `${tricks}/${bid}`);
    expect(await line.locator("b").allInnerTexts()).toEqual(figures);
    const names = await line.locator(".name").allInnerTexts();
    if (players === 4) expect(names).toEqual([say("aurum-we"), say("aurum-they")]);
    else expect(names[0]).toBe(say("you"));
  });
});

describe.each(["en", "ru", "fr"] as const)("five opponents in Auction on a phone, in %s", (language) => {
  test.each(["random", "novice"] as const)("no name of a bot is cut: %s", async (bot) => {
    const page = await newPage({ viewport: "phone", touch: true, language });
    const table = await makeTable(page, { game: "auction", players: 6, bot });
    await open(page, `/table/${table}`);
    await page.locator(".bidder .stem").nth(4).waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const cut = await page
        .locator(".bidder .stem")
        .evaluateAll((names) =>
          names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    }
  });
});

describe.each(["en", "ru", "fr"] as const)("the final sheet of Auction on a phone, in %s", (language) => {
  test.each([3, 4, 6])("shows %i players with their whole names, next to each other", async (players) => {
    const page = await newPage({ viewport: "phone", touch: true, language });
    await open(page, `/table/${await sharedFinishedGame(page, { game: "auction", players, bot: "novice" })}`);
    const heads = page.locator("[data-part=sheet] thead th + th");
    await heads.first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const shown = await heads.evaluateAll((all) =>
        all.map((head) => {
          const text = document.createRange();
          text.selectNodeContents(head);
          const [words, cell] = [text.getBoundingClientRect(), head.getBoundingClientRect()];
          return { fits: words.left >= cell.left - 1 && words.right <= cell.right + 1, right: cell.right };
        }),
      );
      expect(shown).toHaveLength(players);
      for (const { fits, right } of shown) {
        expect(fits).toBe(true);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
    expect(new Set(await heads.allInnerTexts()).size).toBe(players);
  });
});

describe("the bid window on a phone", () => {
  /** Long enough for a slow machine to show the trick and open the dialog. */
  const REST = 8;

  test("has its button in sight, and stays open while a change is chosen", async () => {
    const page = await newPage({ viewport: "phone", touch: true, settings: { speed: "usual" } });
    const say = speaker("en");
    const table = await beforeTrick(page, REST);
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${table}`);
    await playCard(page, follower, say);
    const button = page.locator("[data-part=actions]").getByRole("button", { name: say("change-bid") });
    await button.click();
    const dialog = page.getByRole("dialog", { name: say("change-bid") });
    await dialog.waitFor();
    await page.waitForTimeout((REST + 1) * 1000);
    expect(follower.view?.phase).toBe("window");
    await dialog
      .getByRole("group", { name: say("change-card") })
      .locator("label")
      .first()
      .click();
    await dialog.getByRole("button", { name: say("change-now") }).click();
    await follower.until("the bid is changed", ({ told }) => told.some(({ move }) => move?.startsWith("swap")));
    await follower.until("the game goes on", ({ view }) => view?.phase === "play");
    const seat = follower.view?.seat ?? 0;
    const known = follower.view?.known[seat]?.[0] ?? "none";
    await page.locator(`[data-part=hand] [data-card=${known}] .seen`).waitFor();
    const watcher = await newPage({ viewport: "phone", touch: true });
    await watcher.goto(`/table/${table}`);
    const mark = watcher.locator(`[data-seat="${seat}"] [data-part=known]`);
    await mark.waitFor();
    expect(await mark.textContent()).toContain(known.replace(/\D+/, ""));
  });
});

describe.each(["aurum", "auction"] as const)("the end of a game of %s on a phone", (game) => {
  test.each(["phone", "side"] as const)(
    "shows the score and Play again without scrolling: %s",
    async (viewport) => {
      const page = await newPage({ viewport, touch: true });
      const say = speaker("en");
      await open(page, `/table/${await sharedFinishedGame(page, { game })}`);
      const again = page.getByRole("button", { name: say("ending-again") });
      await again.waitFor();
      await atRest(page);
      const { height } = VIEWPORTS[viewport];
      const button = await again.boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
      const title = await page.locator("#sheet-title").boundingBox();
      expect(title?.y).toBeGreaterThan(0);
      const order = await page.evaluate(() =>
        [...document.querySelectorAll("[data-part=sheet] :is(article, table, .piles, .my-cards)")].map(
          (part) => part.tagName === "ARTICLE" || part.tagName === "TABLE",
        ),
      );
      expect(order[0]).toBe(true);
    },
  );
});

describe.each(["aurum", "auction"] as const)("Play again under a long sheet of %s", (game) => {
  test.each([SIZES[0], SIZES[1], [1366, 600]] as const)(
    "nothing shows below it: %i × %i",
    async (width, height) => {
      const page = await newPage();
      await page.setViewportSize({ width, height });
      await open(page, `/table/${await sharedFinishedGame(page, { game })}`);
      const bar = page.locator("[data-part=again]");
      await bar.waitFor();
      await atRest(page);
      const below = await bar.evaluate((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        const edge = Math.min(innerHeight, document.querySelector("main")?.getBoundingClientRect().bottom ?? 0);
        const heights = Array.from(
          { length: Math.max(0, Math.floor(edge - bottom)) },
          (_, step) => bottom + step + 0.5,
        );
        return heights
          .flatMap((y) => [left + 1, (left + right) / 2, right - 1].map((x) => document.elementFromPoint(x, y)))
          .flatMap((met) => (met === null || met === one ? [] : [met.outerHTML.slice(0, 80)]));
      });
      expect(below).toEqual([]);
    },
  );
});

describe("around a table on a phone", () => {
  const say = speaker("en");

  test("the host sees the link and its code without scrolling, and whether others can use it", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    await open(page, `/table/${await makeTable(page, { game: "aurum", open: true })}`);
    for (const part of [
      page.getByRole("textbox", { name: say("open-link") }),
      page.getByRole("img", { name: say("open-qr") }),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(VIEWPORTS.phone.height);
    }
    // The address of this server in the network may arrive a moment after the link.
    await expect
      .poll(async () => {
        const link = await page.getByRole("textbox", { name: say("open-link") }).inputValue();
        const onlyHere = /^http:\/\/(127|localhost)/.test(link);
        return (await page.locator("[data-part=only-here]").count()) === (onlyHere ? 1 : 0);
      })
      .toBe(true);
  });

  test("whoever comes by the link to a running game is told so", async () => {
    const host = await newPage();
    const table = await makeTable(host, { game: "aurum" });
    const visitor = await newPage({ viewport: "phone", touch: true });
    await open(visitor, `/table/${table}`);
    const late = visitor.locator("[data-part=late]");
    await late.getByText(say("table-late"), { exact: true }).waitFor();
    await expectAccessible(visitor);
    expect(await late.getByRole("link", { name: say("table-late-own") }).getAttribute("href")).toBe("/new/aurum");
    await late.getByRole("button", { name: say("close") }).click();
    await late.waitFor({ state: "detached" });
  });

  test("the labels of the trick are on the screen", async () => {
    const page = await newPage({ viewport: "phone", touch: true, language: "fr" });
    const isLast = ({ view, decision }: { view: AurumView | null; decision: number | null }) =>
      decision !== null && view?.trick.length === 3;
    const table = await tableWhere<AurumView>(page, { game: "aurum" }, isLast);
    await open(page, `/table/${table}`);
    await page.locator(".marks span").first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const edges = await page
        .locator(".marks span")
        .evaluateAll((labels) =>
          labels.map((label) => label.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
      for (const [left = -1, right = 9999] of edges) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  });
});
