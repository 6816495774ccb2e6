/** Scores of Aurum (A30 to A38), like `games/aurum/rules/scores.py` and `match.py`. */

import type { TieBreak } from "../../words/tieText";
import { type Comparison, leaders, tieBreak } from "../tieBreak";

export interface Side {
  bid: number;
  tricks: number;
  /** Ranks of the gold cards in the stock. */
  gold: readonly number[];
}

export interface Line {
  bid_points: number;
  gold_points: number;
  total: number;
}

export interface RoundScore {
  sides: Line[];
  winners: number[];
  /** How a tie was decided. */
  tie: TieBreak | null;
}

export type Match = "race" | "best-of-3" | "points";

/** A30: fewer tricks than the bid, 0; more, the bid; exactly the bid, twice the bid. */
function pointsOfBid(bid: number, tricks: number): number {
  if (tricks < bid) return 0;
  return tricks === bid ? 2 * bid : bid;
}

/** A31: 0 for rank 0, 1 for ranks 1 to 3, 2 for 4 to 6, 3 for 7 and 8. */
export function pointsOfGold(rank: number): number {
  return Math.floor((rank + 2) / 3);
}

/** A30 to A33. Gold decides ties with four players always, with three where `tie_3p` is `gold`. */
export function scoreRound(sides: readonly Side[], goldDecides: boolean): RoundScore {
  const lines = sides.map(lineOf);
  const totals = lines.map(({ total }) => total);
  const exact: Comparison = {
    rule: "A32",
    by: "exact",
    numbers: sides.map(({ bid, tricks }) => Number(bid === tricks)),
  };
  const gold: Comparison = { rule: "A33", by: "gold", numbers: sides.map(topGold) };
  const ahead = leaders(totals); // A32
  const compared = goldDecides ? [exact, gold] : [exact];
  const tie = tieBreak({ of: "points", scores: totals, ahead, compared, shared: "A33" });
  return { sides: lines, winners: winnersOf(ahead, tie), tie };
}

function winnersOf(ahead: readonly number[], tie: TieBreak | null): number[] {
  return [...(tie?.steps.at(-1)?.left ?? ahead)];
}

function lineOf(side: Side): Line {
  const bid_points = pointsOfBid(side.bid, side.tricks);
  const gold_points = side.gold.reduce((sum, rank) => sum + pointsOfGold(rank), 0);
  return { bid_points, gold_points, total: bid_points + gold_points };
}

/** A33: only the top card counts; no gold at all is below a 0. */
function topGold(side: Side): number {
  return Math.max(-1, ...side.gold);
}

/** What a round adds to the match. */
export interface RoundResult {
  bids: readonly number[];
  totals: readonly number[];
  winners: readonly number[];
}

export interface MatchState {
  nuggets: number[];
  points: number[];
  /** Winners of the game; empty while it continues. */
  winners: number[];
  /** How a tie for the game was decided. */
  tie: TieBreak | null;
  /** Number of rounds that count. Rounds after the end of the game are ignored. */
  counted: number;
}

/** Returns the state of the match after these rounds (A34 to A38). */
export function matchState(match: Match, sides: number, rounds: readonly RoundResult[]): MatchState {
  const nuggets = Array<number>(sides).fill(0);
  const points = Array<number>(sides).fill(0);
  for (const [number, round] of rounds.entries()) {
    for (let side = 0; side < sides; side++) {
      points[side] = (points[side] ?? 0) + (round.totals[side] ?? 0);
      if (match !== "points" && round.winners.includes(side)) nuggets[side] = (nuggets[side] ?? 0) + 1; // A32
    }
    const ended = endOfMatch(match, number, nuggets, points, round.bids);
    if (ended.winners.length > 0) return { nuggets, points, ...ended, counted: number + 1 };
  }
  return { nuggets, points, winners: [], tie: null, counted: rounds.length };
}

function endOfMatch(
  match: Match,
  round: number,
  nuggets: readonly number[],
  points: readonly number[],
  bids: readonly number[],
): Pick<MatchState, "winners" | "tie"> {
  const lastRound = round === 2;
  if (match === "points") {
    const ahead = lastRound ? leaders(points) : []; // A38
    const tie = tieBreak({ of: "points", scores: points, ahead, compared: [], shared: "A38" });
    return { winners: winnersOf(ahead, tie), tie };
  }
  const afterAll = match === "best-of-3" && lastRound;
  const rule = afterAll ? "A35" : "A36";
  const ahead = afterAll ? leaders(nuggets) : withTwo(nuggets);
  const compared = [{ rule, by: "bid", numbers: bids }]; // A35, A36: the higher last bid, then they share
  const tie = tieBreak({ of: "nuggets", scores: nuggets, ahead, compared, shared: rule });
  return { winners: winnersOf(ahead, tie), tie };
}

/** A34. */
function withTwo(nuggets: readonly number[]): number[] {
  return [...nuggets.keys()].filter((side) => (nuggets[side] ?? 0) >= 2);
}
