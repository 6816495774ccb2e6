import { describe, expect, test } from "vitest";
import { faceOf, sorted } from "../src/cards/aurum/metals";
import { routeOf } from "../src/router/routes";

describe("addresses", () => {
  test.each([
    ["/", { screen: "home" }],
    ["/table/aB-3_", { screen: "table", table: "aB-3_" }],
    ["/table/", { screen: "nothing" }],
    ["/table/a/b", { screen: "nothing" }],
    ["/elsewhere", { screen: "nothing" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("cards", () => {
  test("are read as they are written", () => {
    expect(faceOf("P10")).toEqual({ metal: "P", rank: 10 });
    expect(() => faceOf("Xx3")).toThrow();
  });
  test("are sorted by metal or by rank, gold last", () => {
    const hand = ["Zn2", "Au0", "Bi10", "Bi3", "Ag2"];
    expect(sorted(hand, "metal")).toEqual(["Bi3", "Bi10", "Ag2", "Zn2", "Au0"]);
    expect(sorted(hand, "rank")).toEqual(["Ag2", "Zn2", "Bi3", "Bi10", "Au0"]);
  });
});
