/** A player with finished games. Each is played once and shown wherever a game of that kind is needed. */

import type { Cookie, Page } from "playwright-core";
import { finishedGame, type GameName, introduce, markAsKnown, type TableRequest } from "../server/tables.ts";

type Finished = Record<GameName, string>;

let cookies: Cookie[] | undefined;
const played = new Map<string, Promise<string>>();

/** Makes this browser that player's, and returns the id of a finished table. Tests only look at it: a rematch needs a
 * game of its own (`finishedGame`).
 */
export async function sharedFinishedGame(page: Page, request: TableRequest): Promise<string> {
  await becomeThePlayer(page);
  const kind = JSON.stringify(request);
  const game = played.get(kind) ?? finishedGame(page, request);
  played.set(kind, game);
  return await game;
}

/** Makes this browser that player's, and returns the ids of a finished table of each game. */
export async function withFinishedGames(page: Page): Promise<Finished> {
  const aurum = await sharedFinishedGame(page, { game: "aurum" });
  const auction = await sharedFinishedGame(page, { game: "auction" });
  return { aurum, auction };
}

async function becomeThePlayer(page: Page): Promise<void> {
  if (cookies === undefined) {
    await introduce(page);
    cookies = await page.context().cookies();
  } else {
    await page.context().addCookies(cookies);
    await markAsKnown(page);
  }
}
