/** Maps addresses to screens. */

import { urlOf } from "../base";

export const GAMES = ["aurum", "auction"] as const;
export type GameName = (typeof GAMES)[number];

export type Route =
  | { screen: "home" }
  | { screen: "new-table"; game: GameName }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null }
  | { screen: "keeper"; game: GameName | null }
  | { screen: "learn"; game: GameName | null }
  | { screen: "rules" | "reference" | "score-card"; game: GameName }
  | { screen: "settings" }
  | { screen: "games" }
  | { screen: "claim" }
  | { screen: "paintings" }
  | { screen: "painting"; painting: string }
  | { screen: "nothing" };

const ID = /^[\w-]{1,64}$/;
const PAINTING = /^[a-z-]{1,40}$/;

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter((part) => part !== "");
  if (more.length > 0) return { screen: "nothing" };
  if (second === "") return plainScreen(first);
  if (first === "painting" && PAINTING.test(second)) return { screen: "painting", painting: second };
  return (isGame(second) ? gameScreen(first, second) : null) ?? tableScreen(first, second);
}

function plainScreen(name: string): Route {
  if (name === "") return { screen: "home" };
  if (name === "replay") return { screen: "replay", table: null };
  if (name === "settings" || name === "games" || name === "claim" || name === "paintings") return { screen: name };
  return name === "keeper" || name === "learn" ? { screen: name, game: null } : { screen: "nothing" };
}

const OF_A_GAME = ["keeper", "learn", "rules", "reference", "score-card"] as const;

function gameScreen(name: string, game: GameName): Route | null {
  if (name === "new") return { screen: "new-table", game };
  const screen = OF_A_GAME.find((one) => one === name);
  return screen === undefined ? null : { screen, game };
}

function tableScreen(name: string, table: string): Route {
  if ((name === "table" || name === "replay") && ID.test(table)) return { screen: name, table };
  return { screen: "nothing" };
}

export function isGame(word: unknown): word is GameName {
  return GAMES.some((game) => game === word);
}

export function tablePath(table: string): string {
  return urlOf(`/table/${table}`);
}

export function replayPath(table: string): string {
  return urlOf(`/replay/${table}`);
}

/** Returns the address of a position in a replay, for one seat or with open hands. */
export function momentPath(table: string, seat: number | null, at: number): string {
  return `${replayPath(table)}?${seat === null ? "" : `seat=${seat}&`}at=${at}`;
}

/** Returns the game of a rule's number: `A19` or `B4`. */
export function gameOfRule(rule: string): GameName {
  return rule.startsWith("A") ? "aurum" : "auction";
}

export function rulePath(rule: string): string {
  return urlOf(`/rules/${gameOfRule(rule)}#${rule}`);
}

/** Returns the address of a painting, or of the list of all. */
export function paintingPath(painting: string | null): string {
  return urlOf(painting === null ? "/paintings" : `/painting/${painting}`);
}
