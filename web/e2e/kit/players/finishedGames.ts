/** A player with a finished game of each kind. The games are played once and used wherever they are needed. */

import type { Cookie, Page } from "playwright-core";
import { finishedGame, type GameName, markAsKnown } from "../server/tables.ts";

type Finished = Record<GameName, string>;

let played: Promise<{ finished: Finished; cookies: Cookie[] }> | undefined;

/** Makes this browser that player's, and returns the ids of the tables. */
export async function withFinishedGames(page: Page): Promise<Finished> {
  played ??= playBoth(page);
  const { finished, cookies } = await played;
  await page.context().addCookies(cookies);
  await markAsKnown(page);
  return finished;
}

async function playBoth(page: Page): Promise<{ finished: Finished; cookies: Cookie[] }> {
  const aurum = await finishedGame(page, { game: "aurum" });
  const auction = await finishedGame(page, { game: "auction" });
  return { finished: { aurum, auction }, cookies: await page.context().cookies() };
}
