/** API calls for the games that the reader has played. */

import { ask } from "../http";
import type { LevelStatistics, PlayedGame, PlayerStatistics, RecentPlayer } from "../protocol/types";
import { EVERYTHING, filterQuery, type GameFilter } from "./gameFilter";

export const PAGE = 20;

/** Newest first. `before` is the creation time of the last game received. */
export function myGames(before?: number, filter: GameFilter = EVERYTHING): Promise<PlayedGame[]> {
  const parts = [`limit=${PAGE}`, before === undefined ? "" : `before=${before}`, filterQuery(filter)];
  return ask("GET", `/me/games?${parts.filter((part) => part !== "").join("&")}`);
}

/** People with whom the reader has played, the latest first. */
export function recentPlayers(): Promise<RecentPlayer[]> {
  return ask("GET", "/me/players");
}

export function statisticsOf(player: string): Promise<PlayerStatistics[]> {
  return ask("GET", `/players/${player}/statistics`);
}

/** The reader's results by game and opponents. */
export function myLevels(): Promise<LevelStatistics[]> {
  return ask("GET", "/me/levels");
}
