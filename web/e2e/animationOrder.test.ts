/** The order in which things become visible at the table, with normal motion. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type {
  AuctionEvent,
  AuctionView,
  AurumEvent,
  AurumView,
  CardPlayed,
  LotWon,
  Replay,
} from "../src/protocol/types.ts";
import {
  beforeSale,
  beforeTrick,
  finishedGame,
  follow,
  newPage,
  type PageState,
  pageStates,
  type TableFollower,
  tableInfo,
  watch,
} from "./kit/index.ts";

const USUAL = { settings: { speed: "usual" } } as const;
const LEAST_FACE_UP = 1500;

/** Returns the index of the first state, from `from` on, for which `holds` is true. Fails if there is none. */
function first(states: PageState[], what: string, holds: (seen: PageState["seen"]) => boolean, from = 0): number {
  const place = states.findIndex(({ seen }, place) => place >= from && holds(seen));
  expect(place, `${what} is seen`).toBeGreaterThanOrEqual(0);
  return place;
}

function expectOrder(steps: Record<string, number>): void {
  const places = Object.values(steps);
  expect(places, Object.keys(steps).join(" < ")).toEqual([...new Set(places)].sort((one, other) => one - other));
}

describe("a trick of Aurum", () => {
  const TRICK = {
    cards: "#.trick .spot",
    marks: ".trick .marks",
    gold: "#.seat .stock > span",
    piles: ".seat .pile",
    sums: ".left .foot",
    story: ".right .whole",
    spoken: "[aria-live=polite]",
  };

  test("the card lands, the winner is marked, gold flies, and then the sums change", async () => {
    const page = await newPage(USUAL);
    const table = await beforeTrick(page);
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${table}`);
    await page.locator("footer [data-card][aria-disabled=false]").first().waitFor();
    await page
      .locator(TRICK.story)
      .filter({ hasText: /leads? / })
      .first()
      .waitFor(); // the log is loaded later
    await watch(page, TRICK);
    await page
      .locator("footer [data-card][aria-disabled=false]")
      .first()
      .click({ position: { x: 9, y: 12 } });
    await follower.until("the trick is told", ({ told }) => told.some(isTrick));
    await page.waitForFunction(() => {
      const [begun, ...later] = (window.states ?? []).map(({ seen }) => seen);
      return later.some(
        ({ piles, story, spoken }) => piles !== begun?.piles && story !== begun?.story && spoken !== "",
      );
    });
    const states = await pageStates(page);
    const [begun] = states.map(({ seen }) => seen);
    const landed = first(states, "the third card", ({ cards }) => cards === "3");
    const marked = first(states, "the winner's mark", ({ marks }) => /won/i.test(marks ?? ""));
    const summed = first(states, "another count of tricks", ({ piles }) => piles !== begun?.piles);
    const before = states[landed - 1]?.seen; // what changed before the card landed is not about this trick
    const told = first(states, "the trick in the log", ({ story }) => tricksIn(story) > tricksIn(begun?.story));
    const said = first(states, "the trick to hear", ({ spoken }) => tricksIn(spoken) > tricksIn(begun?.spoken));
    const contest = first(states, "other sums", ({ sums }) => sums !== before?.sums, landed);
    expectOrder({ landed, marked, summed });
    expect(Math.min(told, said, contest)).toBeGreaterThanOrEqual(summed);
    if (follower.told.some((one) => eventsOf(one).some(({ event }) => event === "gold-taken"))) {
      const flown = first(states, "gold", ({ gold }) => gold !== states[marked]?.seen.gold, marked);
      expectOrder({ marked, flown, summed });
    }
  });
});

/** Returns how many tricks a text says were won. */
function tricksIn(text = ""): number {
  return text.match(/wins? the trick/g)?.length ?? 0;
}

function isTrick(told: { events: unknown[] }): boolean {
  return eventsOf(told).some(({ event }) => event === "trick-won");
}

function eventsOf({ events }: { events: unknown[] }): AurumEvent[] {
  return events as AurumEvent[];
}

describe("another player's card", () => {
  test("comes from that player's place, also gold of which this person holds the same", async () => {
    const page = await newPage(USUAL);
    const { table, at } = await beforeTheirGold(page);
    await page.addInitScript(noteFlights);
    await page.goto(`/replay/${table}?seat=0&at=${at}`);
    await page.locator("footer [data-card=Au0]").first().waitFor();
    await page.getByRole("button", { name: "Next step" }).click();
    await page.waitForFunction(() => window.flights?.some(({ card, mine }) => card === "Au0" && !mine));
    const flights = await page.evaluate(() => window.flights ?? []);
    for (const { card, mine, fromSeat } of flights)
      if (!mine) expect(fromSeat, `${card} comes from its seat`).toBe(true);
  });
});

/** A table one move before another player plays the gold 0 that seat 0 holds too. Most games have such a position. */
async function beforeTheirGold(page: Page): Promise<{ table: string; at: number }> {
  for (;;) {
    const table = await finishedGame(page, { game: "aurum", players: 3 });
    const answer = await page.request.get(`/api/tables/${table}/replay?seat=0`);
    const { moments } = (await answer.json()) as Replay;
    const playing = moments.map(({ told }) => told.flatMap(eventsOf).filter(isGold0));
    const at = playing.findIndex((events) => events.length > 0);
    if (playing[at]?.every(({ seat }) => seat !== 0)) return { table, at };
  }
}

function isGold0(event: AurumEvent): event is CardPlayed {
  return event.event === "card-played" && event.card === "Au0";
}

declare global {
  interface Window {
    /** For every card that flew into a trick: whether it started at its player's place. */
    flights?: { card: string; mine: boolean; fromSeat: boolean }[];
  }
}

function noteFlights(): void {
  const flights: NonNullable<Window["flights"]> = [];
  const noted = new WeakSet<Element>();
  window.flights = flights;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const spot = this.closest<HTMLElement>(".spot");
    const begin = Array.isArray(frames) ? String(frames[0]?.transform ?? "") : "";
    const [, x, y] = /translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\)/.exec(begin) ?? [];
    // The arrival comes first: later the card may be on its way to the winner.
    if (spot !== null && this.matches(".mover") && !noted.has(this) && x !== undefined && y !== undefined) {
      noted.add(this);
      const own = this.getBoundingClientRect();
      const at = { x: own.x + own.width / 2 + Number(x), y: own.y + own.height / 2 + Number(y) };
      const seat = document.querySelector(`[data-seat="${spot.dataset.of}"]`)?.getBoundingClientRect();
      const inside =
        seat !== undefined && at.x >= seat.x && at.x <= seat.right && at.y >= seat.y && at.y <= seat.bottom;
      flights.push({ card: spot.dataset.played ?? "", mine: spot.matches(".me"), fromSeat: inside });
    }
    return animate.call(this, frames, timing);
  };
}

describe("a lot of Auction", () => {
  const LOT = {
    number: ".lot-line",
    lot: "#.lot:last-child > li",
    down: "#.lot .hidden",
    stand: ".stand .words",
    strip: ".strip .has",
    mine: "footer .me",
    panels: ".left",
    unseen: ".right .deck",
    bank: "main .pile.bank .label",
    coins: "#.air .coin",
    story: ".right .whole",
    spoken: "[aria-live=polite]",
    open: "#.bar .pass:enabled",
  };
  const BESIDE = ["strip", "mine", "panels", "unseen", "bank", "story", "spoken", "number"];

  test.each([USUAL, { ...USUAL, viewport: "phone" } as const])(
    "the gavel, the third card, cards and coins, and only then the next lot: %j",
    async (visit) => {
      const page = await newPage(visit);
      const table = await beforeSale(page);
      const follower = follow<AuctionView>(page);
      await page.goto(`/table/${table}`);
      await page.locator(".bar .pass:enabled").waitFor();
      const before = await page.locator(".lot-line").textContent();
      await watch(page, LOT);
      await page.locator(".bar .pass:enabled").click();
      await page.waitForFunction((old) => document.querySelector(".lot-line")?.textContent !== old, before);
      await page.locator(".bar .pass:enabled").waitFor();
      const states = await pageStates(page);
      const [begun] = states.map(({ seen }) => seen);
      const sold = first(states, "the sale", ({ stand }) => /sold to/i.test(stand ?? ""));
      const turned = first(states, "the third card", ({ lot, down }) => lot === "3" && down === "0", sold);
      const left = first(states, "coins on their way", ({ coins }) => coins !== "0", turned);
      const dealt = first(states, "the next lot", ({ number }) => number !== begun?.number);
      const open = first(states, "answers are taken", (seen) => seen.open === "1", dealt);
      expectOrder({ sold, turned, left, dealt, open });
      // A timer is never early, and the page was observed as soon as it changed.
      expect((states[left]?.at ?? 0) - (states[turned]?.at ?? 0)).toBeGreaterThanOrEqual(LEAST_FACE_UP);
      for (const { seen } of states.slice(sold, left))
        for (const name of BESIDE) expect(seen[name], `${name} stands until the cards move`).toBe(begun?.[name]);
      for (const { seen } of states.slice(sold, open))
        expect(seen.open, "nothing is answered meanwhile").toBe("0");
      expect(wonIn(follower)?.cards.length).toBe(3);
    },
  );

  test("on a tablet the next lot comes from the deck that is drawn, not from its tab", async () => {
    const page = await newPage({ ...USUAL, viewport: "tablet" });
    const table = await beforeSale(page);
    await page.addInitScript(noteDealt);
    await page.goto(`/table/${table}`);
    await page.locator(".bar .pass:enabled").waitFor();
    await page.evaluate(() => window.dealt?.splice(0));
    await page.locator(".bar .pass:enabled").click();
    await page.waitForFunction(() => (window.dealt?.length ?? 0) >= 3);
    expect(new Set(await page.evaluate(() => window.dealt))).toEqual(new Set([true]));
  });

  test.each(["usual", "none"] as const)("a second click on Pass does not pass the next lot: %s", async (speed) => {
    const page = await newPage({ settings: { speed } });
    const table = await beforeSale(page);
    const follower = follow<AuctionView>(page);
    await page.goto(`/table/${table}`);
    const pass = page.locator(".bar .pass:enabled");
    await pass.waitFor();
    await page.evaluate(insist);
    await pass.dblclick();
    await follower.until("the lot is sold", () => wonIn(follower) !== undefined);
    await page.waitForFunction(() => (window.insisted ?? 0) > 0);
    await pass.waitFor();
    expect(follower.told.filter(({ seat, move }) => seat === follower.view?.seat && move === "pass").length).toBe(
      1,
    );
    expect(follower.view?.phase).toBe("bid");
  });
});

declare global {
  interface Window {
    insisted?: number;
    /** For every card that was dealt to a lot: whether it started at the drawn deck. */
    dealt?: boolean[];
  }
}

function noteDealt(): void {
  const dealt: boolean[] = [];
  window.dealt = dealt;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const [begin, end] = Array.isArray(frames) ? [frames[0], frames.at(-1)] : [];
    const [, x, y] = /translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\)/.exec(String(begin?.transform ?? "")) ?? [];
    const arrives = /translate\(0px, 0px\)/.test(String(end?.transform ?? ""));
    const deck = document.querySelector(".pile.deck .thing")?.getBoundingClientRect();
    if (this.matches(".lot > li") && arrives && x !== undefined && y !== undefined && deck !== undefined) {
      const own = this.getBoundingClientRect();
      const at = { x: own.x + own.width / 2 + Number(x), y: own.y + own.height / 2 + Number(y) };
      dealt.push(at.x >= deck.x && at.x <= deck.right && at.y >= deck.y && at.y <= deck.bottom);
    }
    return animate.call(this, frames, timing);
  };
}

/** Clicks and presses keys as soon as anything new is visible, until answers are accepted. */
function insist(): void {
  const number = () => document.querySelector(".lot-line")?.textContent;
  const old = number();
  window.insisted = 0;
  const again = () => {
    const button = document.querySelector<HTMLButtonElement>(".bar .pass");
    if (number() === old && !button?.disabled) return; // the first click is still to come
    if (button === null || (number() !== old && !button.disabled)) return observer.disconnect();
    if (number() !== old) window.insisted = (window.insisted ?? 0) + 1;
    button.click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "p", code: "KeyP", bubbles: true }));
  };
  const observer = new MutationObserver(again);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

function wonIn({ told }: TableFollower<AuctionView>): LotWon | undefined {
  const events = told.flatMap((one) => one.events as AuctionEvent[]);
  return events.find((event): event is LotWon => event.event === "lot-won");
}

describe("a rematch", () => {
  test("starts with the cards, and asks nothing before they are dealt", async () => {
    const page = await newPage(USUAL);
    const table = await finishedGame(page, { game: "aurum", players: 3 });
    await page.goto(`/table/${table}`);
    const again = page.getByRole("button", { name: "Play again" });
    await again.waitFor();
    await watch(page, {
      sheet: "#[data-part=sheet]",
      hand: "#footer [data-part=hand] [data-card]",
      bid: "#footer .now .bright",
      trick: "#.trick .spot",
      touch: "#footer [data-card][aria-disabled=false]",
    });
    await again.click();
    await page.waitForURL((url) => url.pathname !== `/table/${table}`);
    await page.locator("[data-part=sheet]").waitFor({ state: "detached" });
    await page.locator("footer [data-card][aria-disabled=false]").first().waitFor();
    const next = new URL(page.url()).pathname.split("/")[2] ?? "";
    expect((await tableInfo(page, next)).status).toBe("playing");
    const states = await pageStates(page);
    const gone = first(states, "the old game is gone", ({ sheet }) => sheet === "0");
    const cards = first(states, "the hand", ({ hand }) => Number(hand) > 0, gone);
    const asked = first(states, "what is asked", ({ bid }) => bid !== "0", gone);
    const taken = first(states, "cards to touch", ({ touch }) => touch !== "0", gone);
    expect(asked).toBeGreaterThanOrEqual(cards);
    expect(taken).toBeGreaterThanOrEqual(asked);
    expect(states[taken]?.seen).toMatchObject({ sheet: "0", trick: "0" });
  });
});
