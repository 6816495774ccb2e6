/** Parses the reader's legal moves from their record text. The server decides what is legal. */

export const TOKENS = ["stop", "ban", "exchange"] as const;
export type Token = (typeof TOKENS)[number];

export interface Swap {
  to: number;
  given: string;
  taken: string;
  /** Whose token is used. */
  turned: "mine" | "theirs";
}

/** A partly chosen swap. Undefined parts match anything. */
type Wanted = { [Part in keyof Swap]?: Swap[Part] | undefined };

/** A bid. */
export interface Bid {
  coins: number;
  token: Token | null;
  /** The banned seat. */
  target: number | null;
}

export interface Options {
  /** Coins of bids without a token. */
  bids: number[];
  /** Coins of bids with this token; for a ban, with any target. */
  withToken: Record<Token, number[]>;
  targets: number[];
  canPass: boolean;
  swaps: Swap[];
  joins: string[];
}

const BID = /^bid (\d+)(?: (stop|exchange|ban)(?: (\d+))?)?$/;
const OFFER = /^offer (\d+) (\S+) for (\S+) (mine|theirs)$/;

export function optionsOf(legal: readonly string[]): Options {
  const options: Options = {
    bids: [],
    withToken: { stop: [], ban: [], exchange: [] },
    targets: [],
    canPass: false,
    swaps: [],
    joins: [],
  };
  for (const move of legal) put(move, options);
  return options;
}

function put(move: string, options: Options): void {
  const bid = BID.exec(move);
  const offer = OFFER.exec(move);
  if (bid !== null) putBid(bid, options);
  else if (offer !== null) options.swaps.push(swapOf(offer));
  else if (move === "pass") options.canPass = true;
  else if (move.startsWith("join ")) options.joins.push(move.slice("join ".length));
}

function putBid([, coins, token, target]: RegExpExecArray, options: Options): void {
  if (token === undefined) options.bids.push(Number(coins));
  else addOnce(options.withToken[token as Token], Number(coins));
  if (target !== undefined) addOnce(options.targets, Number(target));
}

function addOnce(list: number[], number: number): void {
  if (!list.includes(number)) list.push(number);
}

function swapOf([, to, given = "", taken = "", turned]: RegExpExecArray): Swap {
  return { to: Number(to), given, taken, turned: turned === "theirs" ? "theirs" : "mine" };
}

export function bidText({ coins, token, target }: Bid): string {
  if (token === null) return `bid ${coins}`;
  return token === "ban" ? `bid ${coins} ban ${target}` : `bid ${coins} ${token}`;
}

export function offerText({ to, given, taken, turned }: Swap): string {
  return `offer ${to} ${given} for ${taken} ${turned}`;
}

/** Returns the server's refusal for this token now, or undefined if it can be used. */
export function refusedWith<T>(token: Token, refusals: Record<string, T>): T | undefined {
  return Object.entries(refusals).find(([move]) => BID.exec(move)?.[2] === token)?.[1];
}

/** Returns the lowest bid with this token, or without a token. */
export function leastWith(options: Options, token: Token | null): number | null {
  const coins = token === null ? options.bids : options.withToken[token];
  return coins.length === 0 ? null : Math.min(...coins);
}

/** Returns the swaps that match the chosen parts. */
export function swapsLike(swaps: readonly Swap[], wanted: Wanted): Swap[] {
  const parts = Object.entries(wanted).filter(([, value]) => value !== undefined) as [keyof Swap, unknown][];
  return swaps.filter((swap) => parts.every(([part, value]) => swap[part] === value));
}
