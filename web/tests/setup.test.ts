import { describe, expect, test } from "vitest";
import { quickSpec, usualChoice, validChoice } from "../src/home/choices";
import { companyOf, decidedByPoints, endOf, resultOf } from "../src/home/played";
import { pathOf } from "../src/parts/qr";
import type { GameInfo, GamesOffer, OptionInfo, PlayedGame, TableInfo } from "../src/protocol/types";
import { botsFor } from "../src/setup/bots";
import { absentFrom, missingFrom, paceOf, placeOf, teamsOf } from "../src/setup/openTable";
import { presetFor, valuesOf } from "../src/setup/presets";
import { moreOptions, specOf, type TableDraft, valueIn, withOption, withPart } from "../src/setup/tableDraft";
import { loadLanguage, say } from "../src/words/words.svelte";

/** A made-up game: the page knows no game by name. */
const GAME: GameInfo = {
  name: "whist",
  players: [2, 4],
  options: [
    { name: "players", kind: "count", allowed: [2, 4], default: 4, players: [2, 4] },
    { name: "style", kind: "word", allowed: ["old", "new", "team"], default: "old", players: [2, 4] },
    { name: "bonus", kind: "switch", allowed: [true, false], default: true, players: [2, 4] },
    { name: "duel", kind: "word", allowed: ["long", "short"], default: "long", players: [2] },
  ],
  presets: [
    preset(4, "old", true),
    preset(2, "old", true),
    preset(4, "new", false),
    preset(4, "team", true, [
      [0, 2],
      [1, 3],
    ]),
    preset(2, "new", false),
  ],
};
const OFFER: GamesOffer = {
  games: [GAME],
  bots: [
    { name: "poor", level: 1, games: ["whist"] },
    { name: "good", level: 2, games: ["whist"] },
    { name: "best", level: 3, games: ["whist"] },
  ],
  bot: "good",
  paces: [{ name: "usual", pace: { trick_rest: 2, round_rest: 12, bot_pause: 1, patience: 60 } }],
};
const DRAFT: TableDraft = {
  given: { players: 4, style: "old" },
  changed: {},
  listed: true,
  spectators: true,
  help: false,
  chat: false,
  records: "players",
  pace: "usual",
  clock: null,
};

function preset(players: number, style: string, bonus: boolean, sides: number[][] = []) {
  return { given: { players, style }, options: { players, style, bonus, duel: "long" }, sides };
}

describe("presets", () => {
  test("numbers are offered in their order, words with the usual first", () => {
    expect(valuesOf(GAME, {}, "players")).toEqual([2, 4]);
    expect(valuesOf(GAME, { players: 4 }, "style")).toEqual(["old", "new", "team"]);
    expect(valuesOf(GAME, { players: 2 }, "style")).toEqual(["old", "new"]);
  });

  test("an outdated choice becomes a current one, with the same number of players", () => {
    expect(presetFor(GAME, { players: 2, style: "team" }).given).toEqual({ players: 2, style: "old" });
    expect(presetFor(GAME, {}).given).toEqual({ players: 4, style: "old" });
  });
});

describe("quick games", () => {
  test("outdated stored choices become offered ones", () => {
    const choice = validChoice(OFFER, GAME, { given: { players: 9, style: "new" }, bot: "gone" });
    expect(choice).toEqual({ given: { players: 4, style: "new" }, bot: "good", tokens: false, pace: "usual" });
  });

  test("a bot that does not play the game is not offered", () => {
    const bots = OFFER.bots.map((bot) => (bot.name === "best" ? { ...bot, games: ["chess"] } : bot));
    const offer = { ...OFFER, bots };
    expect(botsFor(offer, "whist").map(({ name }) => name)).toEqual(["poor", "good"]);
    expect(botsFor(null, "whist")).toEqual([]);
    expect(validChoice(offer, GAME, { given: {}, bot: "best" }).bot).toBe("good");
    expect(validChoice(OFFER, GAME, { given: {}, bot: "best" }).bot).toBe("best");
  });

  test("a reader who has chosen nothing plays the edition of the language against the next opponent", () => {
    const games = ["whist"];
    const bots = [{ name: "random", level: 0, games }, { name: "novice", level: 1, games }, ...OFFER.bots];
    expect(usualChoice({ ...OFFER, bots }, "whist", "fr")).toEqual({
      given: { edition: "gigamic" },
      bot: "novice",
    });
    expect(usualChoice({ ...OFFER, bots }, "whist", "en")).toEqual({ given: {}, bot: "novice" });
  });

  test("a choice is sent completely, and without one the server decides", () => {
    const choice = { given: { players: 2, style: "new" }, bot: "poor" };
    expect(quickSpec("whist", choice)).toEqual({ game: "whist", options: choice.given, bot: "poor" });
    expect(quickSpec("whist", null)).toEqual({ game: "whist" });
  });

  test("the chosen pace is sent, and an unknown one becomes the usual one", () => {
    const quick = { name: "quick", pace: { trick_rest: 1, round_rest: 3, bot_pause: 0.3, patience: 30 } };
    const offer = { ...OFFER, paces: [...OFFER.paces, quick] };
    const sent = (pace?: string) => {
      const choice = validChoice(offer, GAME, { given: {}, bot: "", ...(pace && { pace }) });
      return quickSpec("whist", choice, GAME, offer.paces).pace;
    };
    expect(sent("quick")).toEqual(quick.pace);
    expect(sent("gone")).toEqual(OFFER.paces[0]?.pace);
    expect(sent()).toEqual(OFFER.paces[0]?.pace);
  });

  test("tokens are all or none, where the game has any", () => {
    const tokens: OptionInfo = {
      name: "tokens",
      kind: "subset",
      allowed: ["stop", "ban"],
      default: [],
      players: [2],
    };
    const game = { ...GAME, options: [...GAME.options, tokens] };
    const wanted = { given: { players: 2, style: "new" }, bot: "poor", tokens: true };
    expect(validChoice(OFFER, GAME, wanted).tokens).toBe(false);
    const choice = validChoice(OFFER, game, wanted);
    expect(quickSpec("whist", choice, game).options).toEqual({ ...wanted.given, tokens: ["stop", "ban"] });
  });
});

describe("a table to be made", () => {
  test("shows the options that apply to this number of players", () => {
    const names = (draft: TableDraft) => moreOptions(GAME, draft).map((option) => option.name);
    expect(names(DRAFT)).toEqual(["bonus"]);
    expect(names(withPart(GAME, DRAFT, "players", 2))).toEqual(["bonus", "duel"]);
  });

  test("an option set as the edition has it is not changed", () => {
    const without = withOption(GAME, DRAFT, "bonus", false);
    expect(valueIn(GAME, without, "bonus")).toBe(false);
    expect(withOption(GAME, without, "bonus", true).changed).toEqual({});
  });

  test("another edition brings its own options, another number of players keeps the changes", () => {
    const changed = withOption(GAME, DRAFT, "bonus", false);
    expect(withPart(GAME, changed, "players", 2).changed).toEqual({ bonus: false });
    expect(withPart(GAME, changed, "style", "team").changed).toEqual({});
  });

  test("asks for nothing that does not matter", () => {
    const duel = withOption(GAME, withPart(GAME, DRAFT, "players", 2), "duel", "short");
    const four = withPart(GAME, duel, "players", 4);
    expect(specOf(OFFER, GAME, duel).options).toEqual({ players: 2, style: "old", duel: "short" });
    expect(specOf(OFFER, GAME, four)).toEqual({
      game: "whist",
      options: { players: 4, style: "old" },
      listed: true,
      clock: null,
      spectators: true,
      help: false,
      chat: false,
      records: "players",
      pace: OFFER.paces[0]?.pace,
    });
  });
});

describe("a table before its game", () => {
  test("teams are numbered where there are any", () => {
    expect(teamsOf(presetFor(GAME, { players: 4, style: "team" }).sides, 4)).toEqual([1, 2, 1, 2]);
    expect(teamsOf([[0], [1]], 2)).toEqual([null, null]);
    expect(teamsOf([], 2)).toEqual([null, null]);
  });

  test.each([
    [3, ["1 / span 2:1", "1 / span 1:3", "2 / span 1:3"]],
    [4, ["1:1 / -1", "2:3", "3:1 / -1", "2:1"]],
    [5, ["1 / span 3:1", "1 / span 2:3", "3 / span 2:3", "5 / span 2:3", "4 / span 3:1"]],
  ])("%i seats are clockwise around the table", (chairs, places) => {
    const found = places.map((_, seat) => placeOf(seat, chairs));
    expect(found.map(({ row, column }) => `${row}:${column}`)).toEqual(places);
  });

  test("a known pace has a name, a custom one has none", () => {
    expect(paceOf(OFFER.paces, { trick_rest: 2, round_rest: 12, bot_pause: 1, patience: 5 })).toBe("usual");
    expect(paceOf(OFFER.paces, { trick_rest: 3, round_rest: 12, bot_pause: 1 })).toBeNull();
  });
});

describe("a game of mine", () => {
  test("shows points as its result only where they decide", () => {
    expect(decidedByPoints({ game: "auction", options: {} })).toBe(true);
    expect(decidedByPoints({ game: "aurum", options: {} })).toBe(false);
    expect(decidedByPoints({ game: "aurum", options: { match: "points" } })).toBe(true);
  });

  const ended = (game: string, prizes: number | null) =>
    ({
      game,
      options: {},
      seats: [
        { name: "Ann", bot: null, score: 21, prizes },
        { name: "", bot: "adept", score: -3, prizes },
      ],
    }) as unknown as PlayedGame;

  test.each(["en", "ru", "fr"] as const)(
    "shows nuggets where they decide, and only if they are known: %s",
    async (language) => {
      await loadLanguage(language);
      expect(resultOf(ended("auction", null))).not.toContain("(");
      const nuggets = resultOf(ended("aurum", 2));
      expect(nuggets).toContain("2\u00a0(21)");
      expect(nuggets).toContain("Ann");
      expect(resultOf(ended("aurum", null))).toBe(
        say("games-points-only", { scores: resultOf(ended("auction", null)) }),
      );
    },
  );

  const four = {
    game: "aurum",
    status: "playing",
    options: { players: 4 },
    seat: 1,
    seats: ["Ann", "Bob", "Cid", "Dan"].map((name, place) => ({
      name,
      kind: "human",
      bot: null,
      score: place % 2 === 0 ? 9 : 22,
      prizes: place % 2 === 0 ? 0 : 2,
    })),
  } as unknown as PlayedGame;
  const partners = {
    presets: [
      {
        given: { players: 4 },
        sides: [
          [0, 2],
          [1, 3],
        ],
      },
    ],
  } as unknown as GameInfo;

  test.each([
    [
      "en",
      "You and Dan against Ann and Cid",
      "Nuggets (and points): You and Dan:\u00a02\u00a0(22) · Ann and Cid:\u00a00\u00a0(9)",
    ],
    [
      "ru",
      "Вы и Dan\u00a0— Ann и Cid",
      "Самородки (и очки): Вы и Dan:\u00a02\u00a0(22) · Ann и Cid:\u00a00\u00a0(9)",
    ],
    [
      "fr",
      "Vous et Dan contre Ann et Cid",
      "Pépites (et points)\u00a0: Vous et Dan\u00a0:\u00a02\u00a0(22) · Ann et Cid\u00a0:\u00a00\u00a0(9)",
    ],
  ] as const)("shows partners together, the reader's side first: %s", async (language, company, result) => {
    await loadLanguage(language);
    expect(companyOf(four, partners)).toBe(company);
    expect(resultOf(four, partners)).toBe(result);
  });

  test("lists the others clockwise where nobody has a partner, or seats are free", async () => {
    await loadLanguage("en");
    expect(companyOf(four, null)).toBe("Cid, Dan, and Ann");
    const seats = four.seats.map((seat, place) =>
      place === 3 ? { ...seat, name: "", kind: "free" as const } : seat,
    );
    expect(companyOf({ ...four, seats }, partners)).toBe("Ann and Cid");
    expect(resultOf(four)).toContain(
      "You:\u00a02\u00a0(22) · Cid:\u00a00\u00a0(9) · Dan:\u00a02\u00a0(22) · Ann:\u00a00\u00a0(9)",
    );
  });

  const played = (won: number) =>
    ({
      status: "over",
      seat: 1,
      seats: [
        { name: "Ann", won: 0 },
        { name: "Bob", won },
      ],
    }) as PlayedGame;

  test.each([
    [1, "won"],
    [0.5, "shared"],
    [0, "lost"],
  ])("a share of %f: %s", (won, end) => expect(endOf(played(won))).toBe(end));

  test("an unfinished game has no end", () => {
    expect(endOf({ ...played(0), status: "playing" })).toBe("playing");
  });
});

test("recent players who sit at the table need no link", () => {
  const seats = ["ann", "bob", null].map((player) => ({ player }));
  const people = ["bob", "cleo"].map((player) => ({ player, name: "Same name", last: 0 }));
  const absent = absentFrom({ seats } as TableInfo, people);
  expect(absent.map(({ player }) => player)).toEqual(["cleo"]);
});

test("at a rematch, the other people who are not connected are missing", () => {
  const seats = [
    { kind: "human", name: "Ann", here: false },
    { kind: "human", name: "Bob", here: true },
    { kind: "human", name: "Cid", here: false },
    { kind: "bot", name: "Adept\u00a04", here: false },
  ];
  expect(missingFrom({ seats } as TableInfo, 0)).toEqual(["Cid"]);
  expect(missingFrom({ seats } as TableInfo, null)).toEqual(["Ann", "Cid"]);
});

test("neighbouring squares of a code are one stroke", () => {
  const squares = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(pathOf(squares)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});
