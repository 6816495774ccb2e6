import { beforeEach, describe, expect, test, vi } from "vitest";
import { validChoice } from "../src/home/choices";
import { beatenIn, nextLevel, noteWin, suggestedBot } from "../src/home/opponents";
import type { AnyView } from "../src/live/view";
import type { GameInfo, GamesOffer, TableInfo } from "../src/protocol/types";
import { givenIn } from "../src/setup/presets";

const BOTS = ["random", "novice", "adept", "master"].map((name, place) => ({
  name,
  level: place + 1,
  games: ["aurum"],
}));

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  });
});

function over(bots: (string | null)[], some: Partial<TableInfo> = {}): TableInfo {
  return { game: "auction", seats: bots.map((bot) => ({ bot })), ending: null, ...some } as TableInfo;
}

function won(winners: number[], sides?: { seats: number[] }[]): AnyView {
  return { winners, ...(sides === undefined ? {} : { sides }) } as unknown as AnyView;
}

describe("a win", () => {
  test("over bots of one level is noted for its game", () => {
    noteWin(over([null, "adept", "adept"]), 0, won([0]));
    expect(beatenIn("auction")).toEqual(["adept"]);
    expect(beatenIn("aurum")).toEqual([]);
  });

  test("of a side is a win of both partners, whoever the partner is", () => {
    const sides = [{ seats: [0, 2] }, { seats: [1, 3] }];
    noteWin(over([null, "novice", "master", "novice"], { game: "aurum" }), 0, won([0], sides));
    expect(beatenIn("aurum")).toEqual(["novice"]);
    noteWin(over([null, "adept", "adept", "adept"], { game: "aurum" }), 0, won([1], sides));
    expect(beatenIn("aurum")).toEqual(["novice"]);
  });

  test("over people or different bots counts as the first one", () => {
    noteWin(over([null, null, "master"]), 0, won([0]));
    expect(beatenIn("auction")).toEqual(["novice"]);
  });

  test.each<[string, TableInfo, number | null, number[]]>([
    ["lost", over([null, "novice"]), 0, [1]],
    ["watched", over([null, "novice"]), null, [0]],
    ["ended early", over([null, "novice"], { ending: "conceded" }), 0, [0]],
  ])("is not noted for a game that was %s", (_, table, seat, winners) => {
    noteWin(table, seat, won(winners));
    expect(beatenIn("auction")).toEqual([]);
  });
});

describe("the opponent", () => {
  test.each<[string[], string]>([
    [[], "novice"],
    [["random"], "novice"],
    [["novice"], "adept"],
    [["novice", "adept"], "master"],
    [["master"], "master"],
  ])("after wins over %j is %s", (beaten, next) => expect(suggestedBot(BOTS, beaten, "adept")).toBe(next));

  test("is the server's where there are no beginners", () => {
    expect(suggestedBot([{ name: "own", level: null, games: [] }], [], "own")).toBe("own");
  });

  test("of the next level is named until it is passed", () => {
    expect(nextLevel(BOTS, [], "novice")).toBeNull();
    expect(nextLevel(BOTS, ["novice"], "novice")).toEqual({ beaten: "novice", next: "adept" });
    expect(nextLevel(BOTS, ["novice"], "adept")).toEqual({ beaten: "novice", next: "adept" });
    expect(nextLevel(BOTS, ["novice"], "master")).toBeNull();
    expect(nextLevel(BOTS, ["master"], "adept")).toBeNull();
  });
});

describe("what is preselected", () => {
  const presets = [
    [4, "evrikus"],
    [3, "evrikus"],
    [4, "gigamic"],
    [3, "gigamic"],
  ].map(([players, edition]) => ({ given: { players, edition }, options: {}, sides: [] }));
  const game = { name: "aurum", presets, options: [] } as unknown as GameInfo;
  const offer = { games: [game], bots: BOTS, bot: "adept", paces: [] } as unknown as GamesOffer;
  const usual = { given: givenIn("fr"), bot: "novice" };

  test("is the edition of the language and the suggested bot", () => {
    expect(validChoice(offer, game, { given: {}, bot: "" }, usual)).toMatchObject({
      given: { players: 4, edition: "gigamic" },
      bot: "novice",
    });
    expect(givenIn("en")).toEqual({});
  });

  test("never replaces a choice", () => {
    const choice = { given: { players: 3, edition: "evrikus" }, bot: "master" };
    expect(validChoice(offer, game, choice, usual)).toMatchObject(choice);
  });
});
