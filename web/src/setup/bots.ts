/** The opponents that can be chosen. */

import type { BotInfo, GamesOffer } from "../protocol/types";

/** Returns the bots that play a game, the weakest first. */
export function botsFor(offer: GamesOffer | null, game: string): BotInfo[] {
  return offer?.bots.filter(({ games }) => games.includes(game)) ?? [];
}
