/** A score sheet of Aurum: what is written down, and what follows from it. */

import type { Warning } from "../sheetErrors";
import { type MatchState, matchState, type RoundScore, type Side } from "./score";
import { boxOf, EDITIONS, goldInBox, keepScore, MATCHES, type Options, sidesOf, TIES } from "./sheet";

/** One side's entries of a round. Unknown values are null. */
export interface Entry {
  bid: number | null;
  tricks: number | null;
  gold: readonly number[];
}

export interface AurumSheet {
  game: "aurum";
  /** By seat: with four players, seats 0 and 2 are one team, 1 and 3 the other. */
  names: readonly string[];
  options: Options;
  rounds: readonly (readonly Entry[])[];
}

export const ROWS = ["bid", "tricks", "gold"] as const;
type Row = (typeof ROWS)[number];

/** A cell of the sheet. */
export interface Cell {
  round: number;
  row: Row;
  side: number;
}

export function newSheet(options: Options, names: readonly string[]): AurumSheet {
  return { game: "aurum", names: names.slice(0, options.players), options, rounds: [emptyRound(options.players)] };
}

function emptyRound(players: number): Entry[] {
  return Array.from({ length: sidesOf(players) }, () => ({ bid: null, tricks: null, gold: [] }));
}

export function withRound(sheet: AurumSheet): AurumSheet {
  return { ...sheet, rounds: [...sheet.rounds, emptyRound(sheet.options.players)] };
}

export function written(sheet: AurumSheet, { round, row, side }: Cell): Entry[Row] | undefined {
  return sheet.rounds[round]?.[side]?.[row];
}

export function withWritten(sheet: AurumSheet, cell: Cell, value: Entry[Row]): AurumSheet {
  const rounds = sheet.rounds.map((round, number) =>
    number === cell.round
      ? round.map((entry, side) => (side === cell.side ? { ...entry, [cell.row]: value } : entry))
      : round,
  );
  return { ...sheet, rounds };
}

/** Adds a card of this rank; after the maximum of the box it starts again at none. */
export function withGold(sheet: AurumSheet, cell: Cell, rank: number): AurumSheet {
  const gold = sheet.rounds[cell.round]?.[cell.side]?.gold ?? [];
  const held = gold.filter((one) => one === rank).length;
  const most = goldInBox(sheet.options.players, sheet.options.zero_gold, rank);
  const more = held < most ? [...gold, rank] : gold.filter((one) => one !== rank);
  return withWritten(
    sheet,
    cell,
    more.sort((one, other) => one - other),
  );
}

/** Returns the lowest and highest number that a row allows. */
export function limitsOf(row: Row, players: number): [number, number] {
  const { ranks, hand } = boxOf(players);
  if (row === "bid") return [1, ranks]; // A8
  return row === "tricks" ? [0, players * (hand - 1)] : [0, ranks === 9 ? 7 : 8];
}

export function isFull(round: readonly Entry[]): round is readonly Side[] {
  return round.every((entry) => entry.bid !== null && entry.tricks !== null);
}

export interface ScoredRound extends RoundScore {
  warnings: Warning[];
}

/** Returns the scores of a round once it is complete. */
export function scoreOf(sheet: AurumSheet, number: number): ScoredRound | null {
  const round = sheet.rounds[number];
  if (round === undefined || !isFull(round)) return null;
  const { answer, warnings } = keepScore({ options: { ...sheet.options }, sides: round });
  return { ...answer, warnings };
}

/** Returns the state of the match after the complete rounds up to the first gap. */
export function matchStateOf(sheet: AurumSheet): MatchState {
  const full = sheet.rounds.map((_, number) => scoreOf(sheet, number));
  const gap = full.indexOf(null);
  const scored = (gap < 0 ? full : full.slice(0, gap)) as ScoredRound[];
  const results = scored.map((score, number) => ({
    bids: (sheet.rounds[number] ?? []).map((entry) => entry.bid ?? 0),
    totals: score.sides.map((line) => line.total),
    winners: score.winners,
  }));
  return matchState(sheet.options.match, sidesOf(sheet.options.players), results);
}

/** Returns the next cell to fill: a missing number of the round, otherwise its gold. */
export function nextCell(sheet: AurumSheet, round: number): Cell {
  for (const row of ["bid", "tricks"] as const) {
    const side = sheet.rounds[round]?.findIndex((entry) => entry[row] === null) ?? -1;
    if (side >= 0) return { round, row, side };
  }
  return { round, row: "gold", side: 0 };
}

/** Returns the seats of a side. */
export function seatsOf(sheet: AurumSheet, side: number): number[] {
  return sheet.options.players === 4 ? [side, side + 2] : [side];
}

/** True if the sheet contains anything worth keeping. */
export function isBegun(sheet: AurumSheet): boolean {
  return sheet.rounds.some((round) =>
    round.some(({ bid, tricks, gold }) => (bid ?? tricks) !== null || gold.length > 0),
  );
}

export function isAurumSheet(found: unknown): found is AurumSheet {
  const sheet = found as AurumSheet | null;
  try {
    return (
      sheet?.game === "aurum" &&
      hasValidOptions(sheet.options) &&
      sheet.rounds.every((round) => isRound(sheet, round))
    );
  } catch {
    return false;
  }
}

function hasValidOptions({ players, edition, match, tie_3p, zero_gold }: Options): boolean {
  const known = [EDITIONS.includes(edition), MATCHES.includes(match), TIES.includes(tie_3p)];
  return (players === 3 || players === 4) && typeof zero_gold === "boolean" && !known.includes(false);
}

function isRound(sheet: AurumSheet, round: readonly Entry[]): boolean {
  const { players } = sheet.options;
  const named = sheet.names.length === players && sheet.names.every((name) => typeof name === "string");
  const filled = round.map((entry) => ({ ...entry, bid: entry.bid ?? 0, tricks: entry.tricks ?? 0 }));
  keepScore({ options: { ...sheet.options }, sides: filled });
  return named;
}
