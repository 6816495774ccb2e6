import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { AurumView, EntryView, TableInfo } from "../src/protocol/types";
import { calloutText, changeAfter } from "../src/table/aurum/bidChange";
import { bidRangeKey, bidRangeOf, bidRangeText } from "../src/table/aurum/bidRange";
import { bidFigure, bidText } from "../src/table/aurum/bidText";
import { counted, numbered } from "../src/table/aurum/cardCounts";
import { playedTricks } from "../src/table/aurum/history";
import { changeIn, changeOf, moveOf } from "../src/table/aurum/moves";
import { isWindowOpen, promptOf } from "../src/table/aurum/prompt";
import { promptText } from "../src/table/aurum/promptText";
import { isOwnSide, placeOf, shortSideName, sidesFrom } from "../src/table/aurum/seats";
import { effectOf, isStillPlayable, type Touch } from "../src/table/aurum/touch";
import { shownTrick, trickNumber } from "../src/table/aurum/trick";
import { byMetal, countsCards } from "../src/table/aurum/unseen";
import { initialOf, splitNumber } from "../src/table/names";
import { loadLanguage } from "../src/words/words.svelte";

const file = join(import.meta.dirname, "fixtures", "aurum.json");
const { view } = JSON.parse(readFileSync(file, "utf8")) as { view: AurumView };

test("the next to move sits on the reader's left", () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2, 4))).toEqual(["top", "right", "me", "left"]);
  expect([0, 1, 2].map((seat) => placeOf(seat, 0, 3))).toEqual(["me", "left", "right"]);
  expect(placeOf(0, null, 4)).toBe("me");
});

describe("the sides", () => {
  const teams = { sides: [{ seats: [0, 2] }, { seats: [1, 3] }] as AurumView["sides"] };
  const alone = { sides: [{ seats: [0] }, { seats: [1] }, { seats: [2] }] as AurumView["sides"] };
  const table = { seats: ["Ann", "Bob", "Cid", "Dan"].map((name) => ({ name, bot: null })) } as TableInfo;

  test.each([
    [teams, 0, [0, 1]],
    [teams, 3, [1, 0]],
    [alone, 1, [1, 2, 0]],
    [alone, null, [0, 1, 2]],
  ])("the reader's own side is the first, then on clockwise: %#", (sides, seat, order) => {
    expect(sidesFrom({ ...sides, seat })).toEqual(order);
    expect(order.map((side) => isOwnSide({ ...sides, seat }, side)).lastIndexOf(true)).toBe(
      seat === null ? -1 : 0,
    );
  });

  test("partners are we and they; others have names", async () => {
    await loadLanguage("en");
    expect(
      sidesFrom({ ...teams, seat: 1 }).map((side) => shortSideName({ ...teams, seat: 1 }, side, table)),
    ).toEqual(["We", "They"]);
    expect(shortSideName({ ...teams, seat: null }, 1, table)).toBe("Bob and Dan");
    expect([0, 1].map((side) => shortSideName({ ...alone, seat: 1 }, side, table))).toEqual(["Ann", "You"]);
  });
});

describe("the prompt", () => {
  test.each([
    [{ phase: "bid", legal: ["bid Ag1"] }, 3, "bid"],
    [{ phase: "play", legal: ["play Ag1"], trick: [] }, 3, "lead"],
    [{ phase: "play", legal: ["play Ag1"], trick: [{ seat: 1, card: "Bi2" }] }, 3, "play"],
    [{ phase: "window", legal: ["keep"] }, 3, "window"],
    [{ phase: "play", legal: [] }, null, "wait"],
    [{ phase: "deal" }, null, "deal"],
    [{ phase: "over" }, null, "over"],
  ])("%j", (part, decision, prompt) => expect(promptOf({ ...view, ...part }, decision)).toBe(prompt));

  test.each([
    ["window", 3, null, true],
    ["window", 3, "gold", true],
    ["window", 3, "land", false],
    ["window", null, null, false],
    ["play", 3, null, false],
  ] as const)("phase %s, decision %s, moment %s: the window can be used: %s", (phase, decision, moment, open) => {
    expect(isWindowOpen({ view: { ...view, phase }, decision }, moment && { moment })).toBe(open);
  });

  test.each(["en", "ru", "fr"] as const)(
    "says that a bid is made by choosing the card again: %s",
    async (language) => {
      await loadLanguage(language);
      const ask = (lifted: string | null) => promptText(view, {} as TableInfo, "bid", { choice: "keep", lifted });
      expect(ask("Ag4")).toContain("4");
      expect(ask("Ag4")).not.toBe(ask(null));
    },
  );

  test("a card means a move only if a card is asked for", () => {
    expect(moveOf("bid", "Ag4")).toBe("bid Ag4");
    expect(moveOf("lead", "Ag4")).toBe("play Ag4");
    expect(moveOf("window", "Ag4")).toBeNull();
  });

  test("a change is written from the server's template, and parsed back", () => {
    const own = { seat: 0, move: "swap {gold} {card}" };
    const partner = { seat: 2, move: "swap {gold} {card} partner" };
    expect(changeOf(partner, "Au3", "Ag7")).toBe("swap Au3 Ag7 partner");
    const read = (move: string) => changeIn(move, [own, partner], ["Au0", "Au3"], ["Ag7", "Bi2"]);
    expect(read("swap Au3 Ag7 partner")).toEqual({ bid: partner, gold: "Au3", card: "Ag7" });
    expect(read("swap Au3 Bi2")?.bid).toBe(own);
    expect(read("swap Au3 Zn9")).toBeNull();
  });
});

describe("touching a card", () => {
  const touch: Touch = {
    prompt: "play",
    legal: true,
    lifted: false,
    finger: false,
    confirm: false,
    preselect: true,
    asks: false,
  };
  test.each<[string, Partial<Touch>, string]>([
    ["a click plays", {}, "play"],
    ["a finger lifts it first", { finger: true }, "lift"],
    ["and then plays", { finger: true, lifted: true }, "play"],
    ["who wants to confirm lifts first", { confirm: true }, "lift"],
    ["a bid is always lifted first", { prompt: "bid" }, "lift"],
    ["an illegal card says why", { legal: false }, "refuse"],
    ["before the player's turn it is preselected", { prompt: "wait", legal: false }, "preselect"],
    ["unless that is switched off", { prompt: "wait", legal: false, preselect: false }, "nothing"],
    ["in a bid window it is preselected for the trick", { prompt: "window", legal: false }, "preselect"],
    [
      "or starts a change, if the player wants to be asked",
      { prompt: "window", legal: false, asks: true },
      "change",
    ],
    ["between rounds nothing happens", { prompt: "deal", legal: false }, "nothing"],
  ])("%s", (_, part, effect) => expect(effectOf({ ...touch, ...part })).toBe(effect));

  test("a preselected card is dropped when it is gone or its metal is used", () => {
    expect(isStillPlayable("Ag7", ["Ag7", "Au0"], ["Bi"])).toBe(true);
    expect(isStillPlayable("Ag7", ["Ag7", "Au0"], ["Bi", "Ag"])).toBe(false);
    expect(isStillPlayable("Ag7", ["Au0"], [])).toBe(false);
  });
});

describe("the trick on the table", () => {
  const trick = [{ seat: 1, card: "Bi2" }];
  const cards = [
    { seat: 1, card: "Bi2" },
    { seat: 2, card: "Ag9" },
    { seat: 0, card: "Zn4" },
  ];
  const last_trick = { cards, winner: 2, lowest: 1, gold: "Au2" };

  test("is the open one, with the server's marks", () => {
    const so_far = { metals: ["Bi"], winning: trick[0] ?? null, lowest: trick[0] ?? null, gold: "Au2" };
    const shown = shownTrick({ ...view, trick, so_far, last_trick });
    expect(shown).toMatchObject({ cards: trick, winner: 1, lowest: 1, gold: "Au2", state: "open" });
  });

  test("is the last one until a card is led, with the same key", () => {
    const before = shownTrick({ ...view, trick: cards, tricks: [0, 1, 0], last_trick: null });
    const shown = shownTrick({ ...view, trick: [], tricks: [0, 1, 1], last_trick });
    expect(shown).toMatchObject({ cards, winner: 2, lowest: 1, gold: "Au2", state: "taken" });
    expect(shown.key).toBe(before.key);
  });

  test("has its number, also after the last base card, when gold is played", () => {
    const eleven = { ...view, most_tricks: 11, tricks: [6, 5, 0] };
    expect(trickNumber({ ...eleven, trick: [], last_trick })).toBe(11);
    expect(trickNumber({ ...eleven, trick, last_trick })).toBe(12);
    expect(trickNumber({ ...eleven, tricks: [0, 0, 0], trick: [], last_trick: null })).toBe(1);
  });

  test("is the void one after an unfinished round", () => {
    const ended = { event: "round-ended" as const, round: 0, seat: 0, how: "stuck", hand: [], void: trick };
    const rounds = [{ sides: [], winners: [0] }];
    const shown = shownTrick({ ...view, phase: "deal", trick: [], last_trick, ended, rounds, round: 1 });
    expect(shown).toMatchObject({ cards: trick, winner: null, state: "void" });
  });

  test("is rebuilt trick by trick since the last deal", () => {
    const events = [
      { event: "dealt" },
      { event: "card-played", seat: 1, card: "Bi2", leads: true },
      { event: "card-played", seat: 2, card: "Ag9", leads: false },
      { event: "card-played", seat: 0, card: "Zn4", leads: false },
      { event: "gold-taken", seat: 1, card: "Au2" },
      { event: "trick-won", seat: 2, tricks: 1 },
      { event: "next-leader", seat: 1 },
      { event: "card-played", seat: 1, card: "P5", leads: true },
    ];
    const log = [{ version: 9, seat: 0, move: "", events }] as unknown as EntryView[];
    expect(playedTricks(log)).toEqual([last_trick]);
    expect(
      playedTricks([...log, { version: 10, seat: null, events: [{ event: "dealt" }] } as unknown as EntryView]),
    ).toEqual([]);
  });
});

test("equal cards are numbered and counted", () => {
  expect(numbered(["Au1", "Au1", "Au2"]).map(({ key }) => key)).toEqual(["Au1/0", "Au1/1", "Au2/0"]);
  expect(counted(["Au1", "Au1", "Au2"])).toEqual([
    ["Au1", 2],
    ["Au2", 1],
  ]);
});

describe("counting cards", () => {
  test("unseen cards are grouped by metal, from low to high", () => {
    expect(byMetal(["Zn4", "Ag10", "Ag2", "Bi7", "Ag9"])).toEqual([
      { metal: "Bi", ranks: [7] },
      { metal: "Ag", ranks: [2, 9, 10] },
      { metal: "Zn", ranks: [4] },
    ]);
    expect(byMetal([])).toEqual([]);
  });

  test.each([
    ["a seat whose round is played", { seat: 0, hand: ["Ag2"], phase: "play" }, true],
    ["a seat between rounds", { seat: 0, hand: [], phase: "deal" }, false],
    ["a seat after the game", { seat: 0, hand: [], phase: "over" }, false],
    ["a spectator", { seat: null, hand: null, phase: "play" }, false],
  ] as const)("%s", (_, view, counts) => {
    expect(countsCards(view as unknown as AurumView)).toBe(counts);
  });
});

test("the number at a name's end", () => {
  expect(splitNumber("Adept\u00a03")).toEqual(["Adept", "\u00a03"]);
  expect(splitNumber("Anna")).toEqual(["Anna", ""]);
  expect(splitNumber("R2")).toEqual(["R2", ""]);
});

test("a name's initial", () => {
  expect(initialOf("ёлка")).toBe("Ё");
  expect(initialOf("Adept 3")).toBe("A3");
  expect(initialOf("Знаток 2")).toBe("Зн2"); // "З2" reads as 32
  expect(initialOf("Мастер 2")).toBe("М2");
  expect(initialOf("")).toBe("");
});

describe("the bid of a side", () => {
  beforeAll(async () => loadLanguage("en"));
  const NO_BIDS = { bids: [null, null, null, null], has_bid: [false, false, false, false] };

  test.each<[string, Partial<AurumView>, number | null]>([
    ["no bid yet", {}, null],
    ["bid 5 so far", { bids: ["Ag5", null, null, null], has_bid: [true, false, false, false] }, null],
    ["has bid", { has_bid: [false, false, true, false] }, null],
    ["bid 7", { bids: ["Ag5", null, "Zn7", null], has_bid: [true, false, true, false] }, 7],
  ])("%s", (words, part, bid) => {
    expect(bidText({ ...view, ...NO_BIDS, ...part }, { bid, seats: [0, 2] })).toBe(words);
  });

  test.each([
    ["?", [null, null], null],
    ["≥5", ["Ag5", null], null],
    ["7", ["Ag5", "Zn7"], 7],
  ])("as a figure: %s", (figure, [mine, partner], bid) => {
    const bids = [mine ?? null, null, partner ?? null, null];
    expect(bidFigure({ bids }, { bid, seats: [0, 2] })).toBe(figure);
  });
});

describe("the suggested bids", () => {
  const bidding: AurumView = { ...view, phase: "bid", round: 1 };
  const suggested = { round: 1, low: 3, high: 4 };
  const at = { view: bidding, connection: "here" as const, decision: 7, bidRange: suggested };
  test("are requested once per bid", () => {
    expect(bidRangeKey(at)).not.toBeNull();
    expect(bidRangeKey({ ...at, view: { ...bidding, hand: [] } })).toBe(bidRangeKey(at));
    expect(bidRangeKey({ ...at, decision: 8 })).not.toBe(bidRangeKey(at));
  });
  test("are not requested without a bid to make or a connection", () => {
    expect(bidRangeKey({ ...at, decision: null })).toBeNull();
    expect(bidRangeKey({ ...at, connection: "away" })).toBeNull();
    expect(bidRangeKey({ ...at, view: null })).toBeNull();
    expect(bidRangeKey({ ...at, view: { ...bidding, phase: "play" } })).toBeNull();
  });
  test("are shown for the bids of their own round only", () => {
    expect(bidRangeOf(at, bidding)).toEqual(suggested);
    expect(bidRangeOf(at, { ...bidding, round: 2 })).toBeNull();
    expect(bidRangeOf(at, { ...bidding, phase: "window" })).toBeNull();
    expect(bidRangeOf({ ...at, bidRange: null }, bidding)).toBeNull();
  });
  test("are one bid, two bids, or all from one to the other", async () => {
    await loadLanguage("en");
    expect(bidRangeText({ round: 0, low: 5, high: 5 })).toBe("Your hand looks like a bid of 5.");
    expect(bidRangeText(suggested)).toBe("Your hand looks like a bid of 3 or 4.");
    expect(bidRangeText({ round: 0, low: 3, high: 5 })).toBe("Your hand looks like a bid of 3 to 5.");
  });
});

describe("a changed bid", () => {
  beforeAll(async () => loadLanguage("en"));
  const change = { event: "bid-changed", seat: 2, owner: 0, paid: "Au0", card: "Bi3", old: "Zn7" } as const;
  const log: EntryView[] = [
    { version: 4, seat: 2, move: "swap", events: [change] },
    { version: 5, seat: 1, move: "keep", events: [] },
  ];

  test("is called out once", () => {
    expect(changeAfter(log, 3)).toEqual(change);
    expect(changeAfter(log, 4)).toBeNull();
  });

  test("is called the reader's, the partner's, or the player's own", () => {
    expect(calloutText(change, 0)).toBe("your bid: 7 → 3");
    expect(calloutText(change, 1)).toBe("partner’s bid: 7 → 3");
    expect(calloutText({ ...change, owner: 2 }, 0)).toBe("bid: 7 → 3");
  });
});
