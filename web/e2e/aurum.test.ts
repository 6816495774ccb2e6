import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  announcements,
  bothThemes,
  completesTrick,
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
  type TableRequest,
  tableWhere,
  type Visit,
} from "./kit/index.ts";

const EDGE = { x: 9, y: 12 };
const PATIENCE = { timeout: 30_000, interval: 100 };
/** The sheet of a round stays until the player continues. */
const RESTING = { round_rest: 60 };

async function atTable(visit: Visit = {}, request: Partial<TableRequest> = {}): Promise<Page> {
  const page = await newPage(visit);
  await page.goto(`/table/${await makeTable(page, { game: "aurum", ...request })}`);
  await hand(page).first().waitFor();
  return page;
}

function hand(page: Page, card?: string) {
  return page.locator(card === undefined ? "footer [data-card]" : `footer [data-card="${card}"]`);
}

function legal(page: Page) {
  return page.locator("footer [data-card][aria-disabled=false]");
}

/** Touches a card until the table answers. A new prompt ignores touches for a moment: they may be meant for the last one. */
async function touchUntil(answered: Locator, card: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await card.click({ position: EDGE, force: true });
      return answered.isVisible();
    }, PATIENCE)
    .toBe(true);
}

type Now = "turn" | "round" | "over";

/** Waits until this player has to play a card, or a round is over. */
async function next(page: Page): Promise<Now> {
  const found = await page.waitForFunction(() => {
    // A tied round also has links to the rules that decided it.
    if (document.querySelector("[data-part=sheet] [data-part=ending]")) return "over";
    if (document.querySelector("[data-part=sheet] button:not([disabled])")) return "round";
    return document.querySelector("footer .now .bright") ? "turn" : null;
  });
  return (await found.jsonValue()) as Now;
}

/** Makes one move with the mouse: a click plays, and a bid is confirmed with the button. */
async function click(page: Page): Promise<void> {
  const bids = await page.getByText(/choose a card as your bid/i).isVisible();
  const card = await nameOf(legal(page).first());
  const since = (await announcements(page)).length;
  await legal(page).first().click({ position: EDGE });
  if (bids) await page.getByRole("button", { name: /^Bid \d+ with/ }).click();
  await played(page, card, since);
}

/** Waits for the announcement of the player's move. The cards are not enough: gold may replace one that left, and
 * the next round may bring it back.
 */
async function played(page: Page, card: string, since: number): Promise<void> {
  await page.waitForFunction(
    ([name, first]) =>
      window.announcements
        ?.slice(first)
        .some((words) => new RegExp(`You (bid|lead|play) [^.]*${name}\\b`).test(words)),
    [spoken(card), since] as const,
  );
}

const METALS: Record<string, string> = {
  Bi: "bismuth",
  Cu: "copper",
  P: "phosphorus",
  Ag: "silver",
  Zn: "zinc",
  Au: "gold",
};

/** Returns the name of a card as the page says it: `silver 7`. */
function spoken(card: string): string {
  return card.replace(/^[A-Z][a-z]?/, (metal) => `${METALS[metal]} `);
}

async function nameOf(card: Locator): Promise<string> {
  return (await card.getAttribute("data-card")) ?? "";
}

async function bid(page: Page): Promise<void> {
  await page.getByText(/choose a card as your bid/i).waitFor();
  await click(page);
}

/** A trick in which another player has led and this player holds a card that cannot be played. */
async function midTrick(visit: Visit = {}): Promise<Page> {
  const page = await newPage(visit);
  const table = await tableWhere<AurumView>(page, { game: "aurum" }, ({ view, refusals, decision }) =>
    Boolean(
      decision !== null && view?.trick.length && Object.keys(refusals).some((move) => move.startsWith("play ")),
    ),
  );
  await page.goto(`/table/${table}`);
  await hand(page).first().waitFor();
  return page;
}

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

describe("a card", () => {
  test("that cannot be played shows the reason and the rule", async () => {
    const page = await midTrick();
    const rule = page.getByRole("alert").getByRole("link", { name: "A19" });
    await touchUntil(rule, page.locator("footer [data-card][aria-disabled=true]").first());
    expect(await rule.getAttribute("href")).toBe("/rules/aurum#A19");
  });

  test("of gold cannot be a bid: dimmed, with the rule, whether it is touched or typed", async () => {
    const page = await atTable();
    await page.getByText(/choose a card as your bid/i).waitFor();
    expect(await hand(page, "Au0").getAttribute("aria-disabled")).toBe("true");
    const why = page.getByRole("alert").filter({ hasText: /only a base card of your hand can be your bid/i });
    await touchUntil(why, hand(page, "Au0"));
    expect(await why.getByRole("link", { name: "A8" }).getAttribute("href")).toBe("/rules/aurum#A8");
    expect(await page.locator("footer .now .bright").isDisabled()).toBe(true);
    await page.getByRole("textbox", { name: /type a command/i }).fill("bid Au0");
    await page.keyboard.press("Enter");
    await page.locator("form p", { hasText: /^A8: only a base card/ }).waitFor();
    await legal(page).first().click({ position: EDGE });
    await page.getByRole("textbox", { name: /type a command/i }).fill("bid 0");
    await page.keyboard.press("Enter");
    await why.waitFor();
  });

  test("is lifted by a first touch and played by a second", async () => {
    const page = await midTrick({ viewport: "phone", touch: true });
    const card = legal(page).first();
    const name = await nameOf(card);
    const before = await hand(page, name).count();
    await card.tap({ position: EDGE });
    await page.locator("footer .lifted").waitFor();
    expect(await hand(page, name).count()).toBe(before);
    await page.getByRole("button", { name: `Play ${spoken(name)}`, exact: true }).waitFor();
    const since = (await announcements(page)).length;
    await card.tap({ position: EDGE });
    await played(page, name, since);
  });

  test("is dragged to the table with a finger, and snaps back when it may not be played", async () => {
    const page = await midTrick({ viewport: "phone", touch: true });
    const count = await hand(page).count();
    await drag(page, page.locator("footer [data-card][aria-disabled=true]").first());
    await page.getByRole("alert").getByRole("link").waitFor();
    expect(await hand(page).count()).toBe(count);
    const name = await nameOf(legal(page).first());
    const since = (await announcements(page)).length;
    await drag(page, legal(page).first());
    await played(page, name, since);
  });

  test("that is preselected is played on its turn, or dropped", async () => {
    const page = await atTable({}, { pace: { trick_rest: 0, round_rest: 0, bot_pause: 2, patience: 60 } });
    await bid(page);
    await page
      .getByText(/Waiting for /)
      .first()
      .waitFor();
    const name = await nameOf(hand(page).first());
    const spoken = (await hand(page).first().getByRole("img").getAttribute("aria-label")) ?? "";
    await hand(page).first().click({ position: EDGE });
    await page.waitForFunction(
      ([card, said]) => {
        const isPlayed = window.announcements?.some((words) =>
          new RegExp(`You (lead|play) ${said}\\b`).test(words),
        );
        const isAsked = document.querySelector("footer .now .bright") !== null;
        const isDropped = document.querySelector(
          `footer .place:not(.meant) [data-card="${card}"][aria-disabled=true]`,
        );
        return isPlayed || (isAsked && isDropped);
      },
      [name, spoken],
    );
  });
});

/** Drags from the card's edge to the middle of the table, like a finger. */
async function drag(page: Page, card: Locator): Promise<void> {
  const from = await card.boundingBox();
  const to = await page.locator("[data-drop]").boundingBox();
  if (from === null || to === null) throw new Error("not on the screen");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const start = { x: from.x + EDGE.x, y: from.y + EDGE.y };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await touch("touchStart", [start]);
  for (const part of [0.2, 0.5, 0.8, 1])
    await touch("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  await touch("touchEnd", []);
}

describe("a bid", () => {
  test("can be changed before the next trick: armed, disarmed, armed and made", async () => {
    const page = await newPage();
    const table = await tableWhere<AurumView>(page, { game: "aurum" }, ({ view, decision }) =>
      Boolean(decision !== null && view && completesTrick(view) && baseCards(view).length > 1),
    );
    await page.goto(`/table/${table}`);
    expect(await next(page)).toBe("turn");
    const arm = async () => {
      await page.getByRole("button", { name: /^Change a bid/ }).click();
      await page.getByRole("group", { name: "New bid card" }).locator("label").first().click();
      await page.getByRole("button", { name: "Change before the next trick" }).click();
      await page.getByText(/Planned change:/).waitFor();
    };
    await arm();
    await page.getByRole("button", { name: "Keep after all" }).click();
    await page.getByText(/Planned change:/).waitFor({ state: "detached" });
    await arm();
    const cards = page.locator("footer [data-part=hand] [data-card][aria-disabled=false]:not(:has(.armed))");
    await cards.last().click({ position: EDGE });
    await page
      .getByText(/You pay gold \d and change your bid|You pay gold \d, put/)
      .first()
      .waitFor({ state: "attached" });
    await page.getByText(/Planned change:/).waitFor({ state: "detached" });
  });

  function baseCards({ legal }: AurumView): string[] {
    return legal.filter((move) => /^play (?!Au)/.test(move));
  }

  test("is asked about before every trick if the player wants that", async () => {
    const page = await atTable({ settings: { askAtWindows: true } });
    await bid(page);
    await page.getByRole("button", { name: "Keep the bids", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("footer .now .bright"));
  });
});

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
    await page.getByRole("switch", { name: "Suggest a bid" }).uncheck({ force: true });
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
