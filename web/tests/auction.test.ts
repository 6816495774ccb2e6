import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { figuresOf, KINDS, looksOf } from "../src/cards/auction/kinds";
import type { AuctionView, Cards, EntryView, GameEvent, LotWorth, ScoreLine } from "../src/protocol/types";
import { DraftBid } from "../src/table/auction/draftBid.svelte";
import { estimateKey, estimateOf, lotWorthText, rangeText } from "../src/table/auction/estimate";
import { lastLot } from "../src/table/auction/history";
import { bidText, leastWith, offerText, optionsOf, refusedWith, swapsLike } from "../src/table/auction/moves";
import { outcomeOf } from "../src/table/auction/outcome";
import { promptOf } from "../src/table/auction/prompt";
import { bidderOf, lotsInAll, opponents, showsCoins } from "../src/table/auction/seats";
import { countOf, formsOf, setsOf, shownSets, worthOfCards } from "../src/table/auction/sets";
import { plain, signed, withMinus } from "../src/words/numbers";
import { loadLanguage } from "../src/words/words.svelte";

const LEGAL = [
  "pass",
  "bid 3",
  "bid 4",
  "bid 10",
  "bid 10 stop",
  "bid 3 ban 2",
  "bid 4 ban 2",
  "bid 4 ban 3",
  "bid 3 exchange",
];
const OFFERS = [
  "offer 1 stamp for jewel mine",
  "offer 1 stamp for jewel theirs",
  "offer 2 replica@stamp for painting mine",
];

function cards(some: Partial<Cards> = {}): Cards {
  const none = { painting: 0, sculpture: 0, furniture: 0, stamp: 0, jewel: 0, collection: 0, replica: 0 };
  return { ...none, joined: { sculpture: 0, furniture: 0, stamp: 0, jewel: 0 }, count: 0, ...some };
}

function line(some: Partial<ScoreLine> = {}): ScoreLine {
  const none = { painting: 0, sculpture: -5, furniture: 0, stamp: 0, jewel: 0, collection: 0 };
  return { ...none, coins: 10, total: 5, replicas: 0, ...some };
}

function view(some: Partial<AuctionView> = {}): AuctionView {
  return {
    seat: 1,
    round: 4,
    first: 2,
    phase: "bid",
    to_move: [3],
    legal: [],
    moves: [],
    options: { players: 4, tokens: [], coins: "hidden", sculpture_ties: "book" },
    lot: ["stamp", "jewel"],
    deck_size: 45,
    high_bidder: null,
    high_bid: 0,
    bidding: [0, 1, 2, 3],
    coins: [15, 15, 15, 15],
    cards: [cards(), cards(), cards(), cards()],
    scores: [line(), line(), line(), line()],
    ...some,
  } as AuctionView;
}

describe("legal moves", () => {
  const options = optionsOf([...LEGAL, ...OFFERS, "join jewel"]);
  test("are distinguished", () => {
    expect(options.bids).toEqual([3, 4, 10]);
    expect(options.withToken).toEqual({ stop: [10], ban: [3, 4], exchange: [3] });
    expect(options.targets).toEqual([2, 3]);
    expect(options.canPass).toBe(true);
    expect(options.joins).toEqual(["jewel"]);
    expect(options.swaps[2]).toEqual({ to: 2, given: "replica@stamp", taken: "painting", turned: "mine" });
  });
  test("are written as they are read", () => {
    expect(options.swaps.map(offerText)).toEqual(OFFERS);
    expect(bidText({ coins: 4, token: "ban", target: 3 })).toBe("bid 4 ban 3");
    expect(bidText({ coins: 10, token: "stop", target: null })).toBe("bid 10 stop");
    expect(bidText({ coins: 3, token: null, target: null })).toBe("bid 3");
  });
  test("the least bid depends on the token", () => {
    expect(leastWith(options, null)).toBe(3);
    expect(leastWith(options, "stop")).toBe(10);
    expect(leastWith(optionsOf(["pass"]), null)).toBeNull();
  });
  test("offers are filtered by the chosen parts", () => {
    expect(swapsLike(options.swaps, { to: 1 })).toHaveLength(2);
    expect(swapsLike(options.swaps, { to: 1, given: undefined, turned: "theirs" })).toHaveLength(1);
  });
  test("the refusal of a token is found for any bid", () => {
    const refusals = { "bid 2": "low", "bid 3 stop": "too low to stop" };
    expect(refusedWith("stop", refusals)).toBe("too low to stop");
    expect(refusedWith("ban", refusals)).toBeUndefined();
  });
});

describe("a draft bid", () => {
  const around = { legal: LEGAL, decision: 7 as number | null, least: 3 };
  test("starts at the lowest bid, and is reset with its decision", () => {
    const draft = new DraftBid(() => around);
    expect(draft.text).toBe("bid 3");
    draft.step(2);
    expect(draft.text).toBe("bid 5");
    around.decision = 8;
    expect(new DraftBid(() => around).text).toBe("bid 3");
  });
  test("rises to what a token needs, and falls back without it", () => {
    const draft = new DraftBid(() => around);
    draft.toggle("stop");
    expect(draft.text).toBe("bid 10 stop");
    draft.toggle("stop");
    expect(draft.now.token).toBeNull();
    expect(draft.text).toBe("bid 3");
  });
  test("falls back to the player's own price when the token is removed", () => {
    const draft = new DraftBid(() => around);
    draft.step(1);
    draft.toggle("stop");
    draft.toggle("ban");
    expect(draft.text).toBe("bid 4 ban 2");
    draft.toggle("stop");
    draft.toggle("stop");
    expect(draft.text).toBe("bid 4");
  });
  test("keeps a price that was chosen with the token", () => {
    const draft = new DraftBid(() => around);
    draft.toggle("stop");
    draft.step(1);
    draft.toggle("stop");
    expect(draft.text).toBe("bid 11");
  });
  test("takes whole numbers only", () => {
    const draft = new DraftBid(() => around);
    draft.set(4.5);
    expect(draft.now.coins).toBe(3);
    draft.set(-2);
    expect(draft.now.coins).toBe(0);
  });
});

describe("the estimate of a lot", () => {
  const shown = view({ round: 3, lot: ["stamp", "jewel"] });
  const at = { view: shown, connection: "here" as const, estimate: { round: 3, likely: 9.2, low: 4, high: 6 } };
  test("is requested once per lot, and again when cards were swapped", () => {
    const prompt = estimateKey(at);
    expect(prompt).not.toBeNull();
    expect(estimateKey({ ...at, view: view({ round: 3, lot: ["stamp", "jewel"], high_bid: 7 }) })).toBe(prompt);
    expect(estimateKey({ ...at, view: view({ round: 4, lot: ["stamp", "jewel"] }) })).not.toBe(prompt);
    expect(estimateKey({ ...at, view: { ...shown, cards: shown.cards.slice(1) } })).not.toBe(prompt);
  });
  test("is not requested without a lot or a connection", () => {
    expect(estimateKey({ ...at, view: view({ lot: [] }) })).toBeNull();
    expect(estimateKey({ ...at, connection: "away" })).toBeNull();
    expect(estimateKey({ ...at, view: null })).toBeNull();
  });
  test("is shown for its own lot only", () => {
    expect(estimateOf(at, shown)).toEqual(at.estimate);
    expect(estimateOf(at, view({ round: 4, lot: ["stamp", "jewel"] }))).toBeNull();
    expect(estimateOf({ ...at, estimate: null }, shown)).toBeNull();
    expect(rangeText(at.estimate)).toBe("4–6");
    expect(rangeText({ ...at.estimate, low: 6 })).toBe("6");
  });

  test.each([
    ["en", "with the hidden one +5", "with the hidden one +5 to +9"],
    ["ru", "с закрытой +5", "с закрытой от +5 до +9"],
    ["fr", "avec la carte cachée +5", "avec la carte cachée de +5 à +9"],
  ] as const)("a range of one number is that number: %s", async (language, one, several) => {
    await loadLanguage(language);
    const worth = { open: 5, least: 5, most: 5 } as LotWorth;
    expect(lotWorthText(worth)).toMatch(new RegExp(`${one.replace("+", "\\+")}$`));
    expect(lotWorthText({ ...worth, most: 9 })).toContain(several);
  });
});

describe("seats in the bidding", () => {
  const bidding = view({
    high_bidder: 2,
    high_bid: 4,
    bidding: [2, 3],
    moves: [
      { seat: 0, move: "bid 1" },
      { seat: 1, move: "pass" },
      { seat: 2, move: "bid 4 ban 0" },
    ],
  });
  test("stand high, are in, or are out", () => {
    expect([0, 1, 2, 3].map((seat) => bidderOf(bidding, seat).status)).toEqual(["out", "out", "high", "in"]);
    expect([0, 1, 2, 3].map((seat) => bidderOf(bidding, seat).bid)).toEqual([1, 0, 4, 0]);
    expect(bidderOf(bidding, 3)).toMatchObject({ turn: true, first: false });
    expect(bidderOf(bidding, 2).first).toBe(true);
  });
  test("sit clockwise from the reader's left", () => {
    expect(opponents(bidding)).toEqual([2, 3, 0]);
    expect(opponents(view({ seat: null }))).toEqual([0, 1, 2, 3]);
  });
  test("hide their coins if the table says so", () => {
    expect(showsCoins(bidding, 0, "live")).toBe(false);
    expect(showsCoins(bidding, 1, "live")).toBe(true);
    expect(showsCoins(bidding, 0, "replay")).toBe(true);
    expect(showsCoins(view({ phase: "over" }), 0, "live")).toBe(true);
  });
  test("know how many lots there are", () => expect(lotsInAll(bidding)).toBe(20));
  test("have a prompt only when there is a decision", () => {
    expect(promptOf(view({ legal: ["pass"] }), 4)).toBe("bid");
    expect(promptOf(view(), null)).toBe("wait");
    expect(promptOf(view({ phase: "over" }), null)).toBe("over");
  });
});

describe("sets", () => {
  const rich = view({
    cards: [
      cards({ stamp: 2, replica: 1, joined: { sculpture: 0, furniture: 0, stamp: 1, jewel: 0 }, count: 4 }),
      cards(),
      cards(),
      cards(),
    ],
    scores: [line({ stamp: 17, total: 22 }), line(), line(), line()],
  });
  test("count replicas where they joined", () => {
    const stamps = setsOf(rich, 0).find(({ kind }) => kind === "stamp");
    expect(stamps).toEqual({ kind: "stamp", cards: 2, joined: 1, points: 17 });
    expect(stamps && countOf(stamps)).toBe(3);
    expect(stamps && formsOf(stamps)).toEqual(["stamp", "stamp", "replica@stamp"]);
  });
  test("are shown where there is something to say", () => {
    expect(shownSets(rich, 0).map(({ kind }) => kind)).toEqual(["sculpture", "stamp", "replica"]);
    expect(worthOfCards(rich, 0)).toBe(12);
  });
  test("numbers have signs, not hyphens", () => {
    expect([signed(3), signed(0), signed(-4), plain(-5)]).toEqual(["+3", "0", "−4", "−5"]);
    expect(withMinus("-5 … -1 (-3), P-5, 2026-11-18, a-1, -x")).toBe("−5 … −1 (−3), P-5, 2026-11-18, a-1, -x");
  });
});

function told(version: number, ...events: unknown[]): EntryView {
  return { version, seat: 0, move: "pass", events: events as GameEvent[] };
}
const WON = { event: "lot-won", seat: 2, coins: 7, cards: ["stamp", "jewel", "painting"] };
const PAID = { event: "paid", seat: 2, coins: 7, share: 2, bank: 1 };

describe("events", () => {
  test("a lot is sold, and its price is split", () => {
    const scene = outcomeOf(told(1, WON, PAID, { event: "bank-taken", seat: 0, coins: 1 }), 4);
    expect(scene?.sold).toEqual(WON);
    expect(scene?.coins).toEqual([
      { from: 2, to: 0, coins: 2 },
      { from: 2, to: 1, coins: 2 },
      { from: 2, to: 3, coins: 2 },
      { from: 2, to: "bank", coins: 1 },
      { from: "bank", to: 0, coins: 1 },
    ]);
  });
  test("zero coins do not move", () => {
    expect(outcomeOf(told(1, { ...PAID, share: 0, coins: 1 }), 4)?.coins).toEqual([
      { from: 2, to: "bank", coins: 1 },
    ]);
  });
  test("swapped cards cross", () => {
    const swap = { event: "cards-swapped", seat: 1, other: 3, given: "stamp", taken: "jewel" };
    expect(outcomeOf(told(1, swap), 4)?.swapped).toEqual([
      { card: "stamp", from: 1, to: 3 },
      { card: "jewel", from: 3, to: 1 },
    ]);
  });
  test("a pass is nothing to see", () => expect(outcomeOf(told(1, { event: "passed", seat: 1 }), 4)).toBeNull());
  test("the last lot is found again", () => {
    const boxed = { event: "lot-boxed", cards: ["stamp", "stamp"] };
    expect(lastLot([told(1, WON), told(2, boxed), told(3, { event: "passed", seat: 1 })])).toEqual(boxed);
    expect(lastLot([])).toBeNull();
  });
});

describe("cards", () => {
  test("are read as swaps name them", () => {
    expect(looksOf("stamp")).toEqual({ kind: "stamp", joined: null });
    expect(looksOf("replica@jewel")).toEqual({ kind: "replica", joined: "jewel" });
    expect(() => looksOf("vase")).toThrow();
  });
  test("have their scoring printed on them", () => {
    expect(figuresOf("stamp").map(({ points }) => points)).toEqual(["1", "8", "17", "28", "41", "56"]);
    expect(figuresOf("sculpture").at(-1)).toEqual({ having: "–", points: "−5" });
    expect(figuresOf("replica")).toEqual([]);
  });
});

describe("the colours of the kinds", () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, "../src/cards", name), "utf8");
  /** The papers of the cards: parchment, and white for replicas. */
  const papers = [
    ...`${file("cards.css")}${file("auction/auction.css")}`.matchAll(/--parchment[\w-]*: (#\w+)/g),
  ].map(([, colour]) => colour ?? "");

  function colour(kind: string, name: string): string {
    const rule = new RegExp(`\\[data-kind="${kind}"\\][^}]*--${name}: (#\\w+)`).exec(file("auction/kinds.css"));
    return rule?.[1] ?? "";
  }

  function light(hex: string): number {
    const full = hex.length === 4 ? hex.replace(/\w/g, "$&$&") : hex;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
      const part = Number.parseInt(full.slice(place, place + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((less, more) => less - more);
    return (bright + 0.05) / (dark + 0.05);
  }

  test.each(KINDS)("%s can be read on its band and on the paper", (kind) => {
    expect(papers).toHaveLength(4);
    expect(contrast(colour(kind, "band"), colour(kind, "on-band"))).toBeGreaterThanOrEqual(4.5);
    for (const paper of papers) expect(contrast(colour(kind, "kind"), paper)).toBeGreaterThanOrEqual(4.5);
  });

  test("every kind has its own", () => {
    expect(new Set(KINDS.map((kind) => colour(kind, "band"))).size).toBe(KINDS.length);
  });
});
