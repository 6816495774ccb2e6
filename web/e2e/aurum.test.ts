import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  announcements,
  bothThemes,
  choose,
  expectAccessible,
  follow,
  introduce,
  isOver,
  makeTable,
  newPage,
  playUntil,
  SOAK,
  sample,
  sitDown,
  startTable,
} from "./kit/index.ts";
import {
  atTable,
  click,
  EDGE,
  hand,
  legal,
  midTrick,
  nameOf,
  next,
  played,
  RESTING,
} from "./kit/players/aurumTable.ts";

describe("a whole game against bots", () => {
  test.each([3, 4])("with %i players, by mouse", async (players) => {
    const page = await newPage();
    const table = await makeTable(page, { game: "aurum", players, pace: RESTING });
    // The first round shows nothing that the second does not.
    if (!SOAK) await playUntil<AurumView>(page, table, ({ view }) => (view?.round ?? 0) > 0);
    await page.goto(`/table/${table}`);
    for (;;) {
      const now = await next(page);
      if (now === "over") break;
      if (now === "turn") await click(page);
      else await page.getByRole("button", { name: "Next round" }).click();
    }
    expect(await isOver(page)).toBe(true);
    await page
      .getByText(/took \d+, (exact|over|under)/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: /replay/i }).waitFor();
  });

  test("by keyboard alone", async () => {
    const page = await atTable({}, { players: 3, pace: RESTING });
    const rounds = sample(1, 9);
    let ended = 0;
    while (!(await page.evaluate(() => document.activeElement?.matches("[data-card]"))))
      await page.keyboard.press("Tab");
    for (let now = await next(page); now !== "over"; now = await next(page)) {
      if (now === "round") ended++;
      if (now === "round") await page.keyboard.press("Enter");
      else await pressALegalCard(page);
      if (now === "turn" && ended >= rounds) break;
    }
    expect(ended).toBeGreaterThan(0);
  });
});

describe("the cards that are not seen yet", () => {
  /** Everything that the aid lists, as the record writes cards. */
  async function listed(page: Page): Promise<string[]> {
    const aid = page.locator("[data-part=unseen]:visible");
    await aid.waitFor();
    return aid
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.flatMap((row) =>
          (row.querySelector("td")?.textContent ?? "")
            .split(" ")
            .map((rank) => `${row.getAttribute("data-metal")}${rank}`),
        ),
      );
  }

  async function ownCards(page: Page): Promise<string[]> {
    return hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
  }

  // With three players nothing but the own hand is seen before the bids are shown, whoever bids first.
  test.each([
    ["desktop", "en"],
    ["phone", "fr"],
  ] as const)("are listed by metal on a %s, without the own hand", async (viewport, language) => {
    const page = await atTable({ viewport, language, touch: viewport === "phone" }, { players: 3 });
    if (viewport === "phone") await page.getByRole("button", { name: "Enchères et plis" }).tap();
    const cards = await listed(page);
    expect(new Set(cards).size).toBe(24);
    const own = await ownCards(page);
    expect(cards.filter((card) => own.includes(card))).toEqual([]);
    await bothThemes(page, () => expectAccessible(page));
  });

  test("are not listed where the table does without hints", async () => {
    const page = await atTable({}, { players: 3, help: false });
    await page.getByText(/choose a card as your bid/i).waitFor();
    expect(await page.locator("[data-part=unseen]").count()).toBe(0);
  });
});

/** Arrow keys move along the hand, Enter plays; a bid is confirmed with a second Enter. */
async function pressALegalCard(page: Page): Promise<void> {
  const bids = await page.getByText(/choose a card as your bid/i).isVisible();
  await page.waitForFunction(() => document.activeElement?.matches("[data-card]"));
  await legal(page).first().waitFor();
  await page.keyboard.press("Home");
  while (!(await page.evaluate(() => document.activeElement?.matches("[data-card][aria-disabled=false]"))))
    await page.keyboard.press("ArrowRight");
  const card = await nameOf(page.locator(":focus"));
  const since = (await announcements(page)).length;
  await page.keyboard.press("Enter");
  if (bids) await page.keyboard.press("Enter");
  await played(page, card, since);
}

describe("the suggested bid", () => {
  const SUGGESTED = /^Your hand looks like a bid of (\d+)(?: (?:or|to) (\d+))?\.$/;

  test.each([3, 4])(
    "names cards of the hand, is read aloud and ends with the bid: %i players",
    async (players) => {
      const page = await atTable({ viewport: "phone", touch: true }, { players });
      await page.getByText(/choose a card as your bid/i).waitFor();
      const advice = page.getByText(SUGGESTED).and(page.locator("[data-part=advice]"));
      await advice.waitFor();
      const text = (await advice.textContent()) ?? "";
      const ranks = [...text.matchAll(/\d+/g)].map(([rank]) => rank);
      const held = await hand(page).evaluateAll((cards) =>
        cards.map((card) => card.getAttribute("data-card") ?? "").filter((card) => !card.startsWith("Au")),
      );
      for (const rank of ranks) expect(held.map((card) => card.replace(/\D/g, ""))).toContain(rank);
      await expect.poll(async () => (await announcements(page)).some((said) => said.includes(text))).toBe(true);
      await bothThemes(page, () => expectAccessible(page));
      await legal(page).first().tap({ position: EDGE });
      await page.getByRole("button", { name: /^Bid \d+ with/ }).tap();
      await advice.waitFor({ state: "detached" });
    },
  );

  test("can be switched off", async () => {
    const page = await atTable();
    await page.getByText(SUGGESTED).first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await choose(page.getByRole("switch", { name: "Suggest a bid" }), false);
    await page.keyboard.press("Escape");
    await page.locator("[data-part=advice]").waitFor({ state: "detached" });
  });

  test("is not given at a table without hints", async () => {
    const page = await atTable({}, { help: false });
    await page.getByText(/choose a card as your bid/i).waitFor();
    expect(await page.locator("[data-part=advice]").count()).toBe(0);
  });
});

describe("the sheet of a round", () => {
  test("waits for a player who is alone, and can be opened again", async () => {
    const page = await newPage();
    const table = await makeTable(page, { game: "aurum", players: 3, pace: { round_rest: 8 } });
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${table}`);
    await hand(page).first().waitFor();
    await playUntil<AurumView>(page, table, ({ view }) => view?.phase === "deal" && view.rounds.length > 0);
    const sheet = page.locator("[data-part=sheet]");
    await sheet.waitFor();
    await follower.until("the next round is dealt", ({ view }) => view?.phase === "bid" && view.rounds.length > 0);
    await sheet.click({ position: { x: 5, y: 5 } });
    expect(await sheet.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Next round" }).click();
    await page.getByText(/choose a card as your bid/i).waitFor();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Nuggets/ })
      .click();
    const rounds = page.getByRole("dialog", { name: "Rounds so far" });
    await rounds.getByRole("heading", { name: "Score of round 1" }).waitFor();
    await expectAccessible(page);
  });

  test("shows friends how long it stays", async () => {
    const [ann, bob] = [await newPage(), await newPage({ viewport: "phone", touch: true })];
    await introduce(bob, "Bob");
    const pace = { round_rest: 30 };
    const seats = ["me", "free", "bot:random"];
    const table = await makeTable(ann, { game: "aurum", players: 3, seats, pace, open: true });
    await sitDown(bob, table);
    await startTable(ann, table);
    const spectator = await newPage();
    await spectator.goto(`/table/${table}`);
    await spectator.locator("[data-seat]").first().waitFor();
    const over = [ann, bob].map((page) =>
      playUntil<AurumView>(page, table, ({ view }) => view?.phase === "deal" && view.rounds.length > 0),
    );
    await Promise.all(over);
    await spectator.locator("[data-part=countdown]").waitFor();
  });
});

describe("typed commands", () => {
  test.each([
    ["en", "hand", "bids", /^Your hand: /, /^Bids, and tricks taken: /],
    ["ru", "рука", "ставки", /^Ваша рука: /, /^Ставки и взятки: /],
    ["fr", "main", "enchères", /^Votre main\s: /, /^Enchères et plis faits\s: /],
  ] as const)("ask and play: %s", async (language, asksHand, asksBids, handAnswer, bidsAnswer) => {
    const page = await atTable({ language });
    await page.keyboard.press("/");
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
    };
    await type(asksHand);
    await page.locator("form p", { hasText: handAnswer }).waitFor();
    await type(asksBids);
    await page.locator("form p", { hasText: bidsAnswer }).waitFor();
    await expect.poll(async () => (await announcements(page)).some((text) => bidsAnswer.test(text))).toBe(true);
    await next(page);
    const card = await nameOf(hand(page).first());
    await type(`bid ${card.toLowerCase()}`);
    await hand(page, card).waitFor({ state: "detached" });
  });
});

/** The initial state of each on a phone is covered by the tests of all screens. */
const WIDE = SOAK ? (["tablet", "desktop"] as const) : (["desktop"] as const);

describe("nothing stands in anybody's way", () => {
  test.each(WIDE)("a trick: %s", async (viewport) => {
    const page = await midTrick({ viewport });
    await bothThemes(page, () => expectAccessible(page));
  });

  test("sheets over the table on a phone", async () => {
    const page = await midTrick({ viewport: "phone" });
    for (const name of [/Last trick/, /What happened/]) {
      const button = page.getByRole("button", { name }).first();
      if (!(await button.isEnabled())) continue;
      await button.click();
      await bothThemes(page, () => expectAccessible(page));
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "More" }).click();
    const change = page.getByRole("button", { name: /^Change a bid/ }).last();
    if (await change.isEnabled()) await change.click();
    await bothThemes(page, () => expectAccessible(page));
  });

  test.each(WIDE)("the end of a round: %s", async (viewport) => {
    const page = await newPage({ viewport });
    const table = await makeTable(page, { game: "aurum", players: 3, pace: RESTING });
    await playUntil<AurumView>(page, table, ({ view }) => (view?.rounds.length ?? 0) > 0);
    await page.goto(`/table/${table}`);
    await page
      .getByText(/took \d+/)
      .first()
      .waitFor();
    await bothThemes(page, () => expectAccessible(page));
  });
});
