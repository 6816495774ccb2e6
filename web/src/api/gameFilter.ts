/** Which of the reader's games are listed: `?game=aurum&result=won&company=bots`, in the address and for the server. */

import { urlOf } from "../base";
import { GAMES, type GameName } from "../router/routes";

export const RESULTS = ["won", "lost", "unfinished"] as const;
export const COMPANIES = ["people", "bots"] as const;

export interface GameFilter {
  game: GameName | null;
  result: (typeof RESULTS)[number] | null;
  company: (typeof COMPANIES)[number] | null;
  /** The public id of another player. It replaces `company`. */
  player: string | null;
}

export const EVERYTHING: GameFilter = { game: null, result: null, company: null, player: null };
const ID = /^[\w-]{1,64}$/;

/** Returns the filter of an address. Unknown values are left out. */
export function readFilter(query: URLSearchParams): GameFilter {
  const id = query.get("player") ?? "";
  const player = ID.test(id) ? id : null;
  return {
    game: oneOf(GAMES, query.get("game")),
    result: oneOf(RESULTS, query.get("result")),
    company: player === null ? oneOf(COMPANIES, query.get("company")) : null,
    player,
  };
}

function oneOf<T extends string>(values: readonly T[], wanted: string | null): T | null {
  return values.find((value) => value === wanted) ?? null;
}

/** Returns the filter as a query without `?`; empty if everything is wanted. */
export function filterQuery(filter: GameFilter): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return new URLSearchParams(given).toString();
}

/** Returns the address of the reader's games with this filter. */
export function gamesPath(filter: Partial<GameFilter> = {}): string {
  const wanted = filterQuery({ ...EVERYTHING, ...filter });
  return urlOf(wanted === "" ? "/games" : `/games?${wanted}`);
}
