import { describe, expect, test } from "vitest";
import { EVERYTHING, filterQuery, gamesPath, readFilter } from "../src/api/gameFilter";
import { daysAgo } from "../src/words/daysAgo";

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

describe("the filter of my games", () => {
  test("an address without a query lists everything", () => {
    expect(filterOf("")).toEqual(EVERYTHING);
    expect(gamesPath()).toBe("/games");
  });

  test.each([
    "game=aurum",
    "game=auction&result=won",
    "result=unfinished&company=bots",
    "result=lost&company=people",
    "game=aurum&player=aB-3_",
  ])("is read from the address and written to it: %s", (query) => {
    expect(filterQuery(filterOf(query))).toBe(query);
    expect(gamesPath(filterOf(query))).toBe(`/games?${query}`);
  });

  test.each([
    "game=chess",
    "result=drawn",
    "company=robots",
    "player=",
    "player=a%26result%3Dwon",
    `player=${"x".repeat(65)}`,
    "game=toString",
    "lang=ru",
  ])("leaves out what it does not know: %s", (query) => expect(filterOf(query)).toEqual(EVERYTHING));

  test("a player replaces the kind of company", () => {
    expect(filterOf("company=bots&player=bob")).toEqual({ ...EVERYTHING, player: "bob" });
  });
});

describe("days ago", () => {
  const now = new Date(2026, 2, 10, 0, 30).getTime();
  test.each([
    [new Date(2026, 2, 10, 0, 5), "today", "сегодня", "aujourd’hui"],
    [new Date(2026, 2, 9, 23, 50), "yesterday", "вчера", "hier"],
    [new Date(2026, 2, 5), "5 days ago", "5 дней назад", "il y a 5 jours"],
    [new Date(2025, 11, 1), "3 months ago", "3 месяца назад", "il y a 3 mois"],
    [new Date(2026, 2, 11), "today", "сегодня", "aujourd’hui"], // the server's clock is ahead
  ])("%s", (then, ...words) => {
    const said = ["en", "ru", "fr"].map((language) => daysAgo(then.getTime(), now, language));
    expect(said.map((text) => text.replaceAll("\u00a0", " "))).toEqual(words);
  });
});
