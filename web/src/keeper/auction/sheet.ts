/** Reads and adds up the final sheet of Auction, like `games/auction/keeper.py`. */

import { type Option, readOptions, type Value } from "../options";
import { readCount, readLine, readLines, SheetProblem, type Warning } from "../sheetErrors";
import { type Counts, type GameScore, KINDS, type Kind, scoreGame } from "./score";

export const PLAYERS = [3, 4, 5, 6] as const;
export const TIES = ["book", "places"] as const;
export type Ties = (typeof TIES)[number];

const KNOWN: Record<string, Option> = {
  players: { kind: "count", allowed: PLAYERS },
  tokens: { kind: "subset", allowed: ["stop", "ban", "exchange"] },
  coins: { kind: "word", allowed: ["hidden", "open"] },
  sculpture_ties: { kind: "word", allowed: TIES },
};
const FIELDS = [...KINDS, "coins", "replicas"] as const;

/** The kinds that a replica can join (B11). */
export const GROUPS = ["sculpture", "furniture", "stamp", "jewel"] as const satisfies readonly Kind[];
export type Group = (typeof GROUPS)[number];
/** B1, B2. */
const REPLICAS = 5;
const COINS = 60;

function cardsInBox(kind: Kind): number {
  return kind === "collection" ? 5 : 10;
}

export interface Scored {
  answer: GameScore;
  warnings: Warning[];
}

export function keepScore(data: unknown): Scored {
  const { given, lines } = readLines(data, "players");
  const options = readChosen({ players: lines.length, ...given });
  if (lines.length !== options.players) throw new SheetProblem("sheet-players");
  const players = lines.map(readPlayer);
  return { answer: scoreGame(players, options.sculpture_ties === "places"), warnings: warningsOf(players) };
}

export function readChosen(given: Record<string, unknown>): Record<string, Value> {
  return readOptions(KNOWN, given);
}

function readPlayer(line: unknown): Counts {
  const fields = readLine(line, FIELDS);
  return Object.fromEntries(FIELDS.map((field) => [field, readCount(fields[field])])) as Counts;
}

/** Warns about more cards or coins than the box contains (B1, B2). */
function warningsOf(players: readonly Counts[]): Warning[] {
  const found = (field: keyof Counts) => players.reduce((sum, player) => sum + player[field], 0);
  const joining = Math.min(found("replicas"), REPLICAS);
  const kinds = KINDS.map((kind) => {
    const inGroup = GROUPS.some((group) => group === kind);
    const code = inGroup ? "sheet-warning-group" : "sheet-warning-kind";
    return { code, args: { kind, most: cardsInBox(kind) + (inGroup ? joining : 0), found: found(kind) } };
  });
  const replicas = { kind: "replica", most: REPLICAS, found: found("replicas") };
  const all = [
    ...kinds,
    { code: "sheet-warning-kind", args: replicas },
    { code: "sheet-warning-coins", args: { most: COINS, found: found("coins") } },
  ];
  return all.filter(({ args }) => args.found > args.most);
}
