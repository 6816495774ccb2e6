/** The options of a table that change its reference card. In the address of a card they have the same names. */

import { PLAYERS, readChosen as readAuction } from "../keeper/auction/sheet";
import { type Edition, readChosen as readAurum } from "../keeper/aurum/sheet";
import type { AuctionOptions, AurumOptions } from "../protocol/types";
import type { GameName } from "../router/routes";
import { givenIn } from "../setup/presets";
import type { Language } from "../words/languages";
import figures from "./figures.json";

export type AurumTerms = Pick<
  AurumOptions,
  "players" | "edition" | "bid_changes" | "zero_gold" | "tie_3p" | "match"
>;
export type AuctionTerms = Required<Pick<AuctionOptions, "players" | "tokens" | "sculpture_ties">>;
export type Terms = { game: "aurum"; options: AurumTerms } | { game: "auction"; options: AuctionTerms };

export const PLAYERS_OF: Record<GameName, readonly number[]> = { aurum: [3, 4], auction: PLAYERS };
const NAMES: Record<GameName, readonly string[]> = {
  aurum: ["players", "edition", "bid_changes", "zero_gold", "tie_3p", "match"],
  auction: ["players", "tokens", "sculpture_ties"],
};
const TOKENS = ["stop", "ban", "exchange"];

/** The terms of an address. What it does not say is as in the box that is sold in the reader's language; with an invalid
 * option everything is.
 */
export function termsOf(game: GameName, query: URLSearchParams, language: Language = "en"): Terms {
  const given = Object.fromEntries([...query].filter(([name]) => NAMES[game].includes(name)));
  try {
    return readTerms(game, given, language);
  } catch {
    return readTerms(game, {}, language);
  }
}

/** The terms of a table. */
export function termsAt(game: GameName, options: AurumOptions | AuctionOptions): Terms {
  if (game === "aurum") return { game, options: options as AurumOptions };
  return { game, options: { players: 4, tokens: [], sculpture_ties: "book", ...(options as AuctionOptions) } };
}

function readTerms(game: GameName, given: Record<string, unknown>, language: Language): Terms {
  if (game === "aurum") {
    const chosen = readAurum({ players: 4, ...givenIn(language), ...given });
    return { game, options: { bid_changes: figures.aurum.bid_changes[chosen.edition as Edition], ...chosen } };
  }
  const chosen = readAuction({ players: 4, tokens: TOKENS, sculpture_ties: "book", ...given });
  return { game, options: chosen as unknown as AuctionTerms };
}

/** The address's query for these terms. */
export function queryOf({ game, options }: Terms): string {
  const all: Record<string, unknown> = { ...options };
  const query = new URLSearchParams(NAMES[game].map((name) => [name, String(all[name])]));
  return `?${query}`;
}
