/** API calls for the games that the reader has played. */

import { ask } from "../http";
import type { PlayedGame, PlayerStatistics } from "../protocol/types";

export const PAGE = 20;

/** Newest first. `before` is the creation time of the last game received. */
export function myGames(before?: number): Promise<PlayedGame[]> {
  return ask("GET", `/me/games?limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`);
}

export function statisticsOf(player: string): Promise<PlayerStatistics[]> {
  return ask("GET", `/players/${player}/statistics`);
}
