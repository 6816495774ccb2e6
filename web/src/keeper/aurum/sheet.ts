/** Reads and adds up one round of Aurum, like `games/aurum/keeper.py`. */

import { type Option, readOptions } from "../options";
import { readCount, readLine, readLines, SheetProblem, type Warning } from "../sheetErrors";
import { type Match, type RoundScore, type Side, scoreRound } from "./score";

export const EDITIONS = ["evrikus", "gigamic", "digest"] as const;
export type Edition = (typeof EDITIONS)[number];
export const TIES = ["share", "gold"] as const;
export const MATCHES = ["race", "best-of-3", "points"] as const;

export interface Options {
  players: number;
  edition: Edition;
  zero_gold: boolean;
  tie_3p: (typeof TIES)[number];
  match: Match;
}

const KNOWN: Record<string, Option> = {
  players: { kind: "count", allowed: [3, 4] },
  edition: { kind: "word", allowed: EDITIONS },
  bid_changes: { kind: "switch" },
  zero_gold: { kind: "switch" },
  tie_3p: { kind: "word", allowed: TIES },
  match: { kind: "word", allowed: MATCHES },
};
const FIELDS = ["bid", "tricks", "gold"] as const;

/** The contents of the box for a number of players (A1, A2, A4), like `games/aurum/rules/box.py`. */
interface Box {
  players: number;
  ranks: number;
  hand: number;
  /** Number of gold cards of each rank, except zeros. */
  supply: readonly number[];
}

export function boxOf(players: number): Box {
  return players === 3
    ? { players: 3, ranks: 9, hand: 12, supply: [0, 2, 2, 2, 1, 1, 1, 1] }
    : { players: 4, ranks: 10, hand: 12, supply: [0, 2, 2, 2, 1, 1, 1, 1, 1] };
}

/** Number of gold cards of this rank in the box. There is one zero per player (A5, A37). */
export function goldInBox(players: number, zeros: boolean, rank: number): number {
  return rank === 0 ? (zeros ? players : 0) : (boxOf(players).supply[rank] ?? 0);
}

/** Defaults of the editions. Each option can then be set individually. */
export function preset(edition: Edition, players: number): Omit<Options, "players" | "edition"> {
  if (edition === "digest" && players !== 4) throw new SheetProblem("option-digest-players");
  return {
    zero_gold: true,
    tie_3p: edition === "gigamic" ? "gold" : "share",
    match: edition === "gigamic" && players === 3 ? "best-of-3" : "race",
  };
}

export function sidesOf(players: number): number {
  return players === 4 ? 2 : players;
}

export function goldDecides(options: Pick<Options, "players" | "tie_3p">): boolean {
  return options.players === 4 || options.tie_3p === "gold"; // A33
}

export interface Scored {
  answer: RoundScore;
  warnings: Warning[];
}

export function keepScore(data: unknown): Scored {
  const { given, lines } = readLines(data, "sides");
  const options = readChosen({ players: likelyPlayers(given, lines.length), ...given });
  if (lines.length !== sidesOf(options.players)) throw new SheetProblem("sheet-sides");
  const sides = lines.map(readSide);
  return { answer: scoreRound(sides, goldDecides(options)), warnings: warningsOf(options, sides) };
}

/** Two sides are the teams of four players; three sides are three players. */
function likelyPlayers(given: Record<string, unknown>, lines: number): number {
  return lines === 3 && given.edition !== "digest" ? 3 : 4;
}

export function readChosen(given: Record<string, unknown>): Options {
  const chosen = readOptions(KNOWN, given) as unknown as Partial<Options> & { players: number };
  const edition = chosen.edition ?? "evrikus";
  return { edition, ...preset(edition, chosen.players), ...chosen };
}

function readSide(line: unknown): Side {
  const fields = readLine(line, FIELDS);
  if (!Array.isArray(fields.gold)) throw new SheetProblem("sheet-gold-list");
  const gold = fields.gold.map(readCount).sort((one, other) => one - other);
  if (gold.some((rank) => rank > 8)) throw new SheetProblem("sheet-gold-rank");
  return { bid: readCount(fields.bid), tricks: readCount(fields.tricks), gold };
}

/** Warns about more cards than the box contains. */
function warningsOf(options: Options, sides: readonly Side[]): Warning[] {
  const box = boxOf(options.players);
  const bids = [...sides.entries()]
    .filter(([, { bid }]) => bid < 1 || bid > box.ranks)
    .map(([side, { bid }]) => ({ code: "sheet-warning-bid", args: { side, bid, most: box.ranks } }));
  const most = box.players * (box.hand - 1);
  const tricks = sides.reduce((sum, side) => sum + side.tricks, 0);
  const many = tricks > most ? [{ code: "sheet-warning-tricks", args: { tricks, most } }] : [];
  return [...bids, ...goldWarnings(options, sides), ...many];
}

function goldWarnings(options: Options, sides: readonly Side[]): Warning[] {
  const held = sides.flatMap((side) => side.gold);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) => {
    const count = held.filter((one) => one === rank).length;
    const most = goldInBox(options.players, options.zero_gold, rank);
    return count > most ? [{ code: "sheet-warning-gold", args: { rank, count, most } }] : [];
  });
}
