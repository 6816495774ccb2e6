/** Scores of Aurum, as `games/aurum/scores.py` and `match.py` make them (A30 to A38). */

export interface Side {
  bid: number;
  tricks: number;
  /** The ranks of the gold cards in the stock. */
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
  const everyone = sides.map((_, side) => side);
  const best = highest(everyone, (side) => lines[side]?.total ?? 0); // A32
  const exact = best.filter((side) => sides[side]?.bid === sides[side]?.tricks); // A32
  const tied = exact.length > 0 ? exact : best;
  const winners = goldDecides ? highest(tied, (side) => topGold(sides[side])) : tied; // A33
  return { sides: lines, winners };
}

function lineOf(side: Side): Line {
  const bid_points = pointsOfBid(side.bid, side.tricks);
  const gold_points = side.gold.reduce((sum, rank) => sum + pointsOfGold(rank), 0);
  return { bid_points, gold_points, total: bid_points + gold_points };
}

/** A33: only the top card counts; no gold at all is below a 0. */
function topGold(side: Side | undefined): number {
  return Math.max(-1, ...(side?.gold ?? []));
}

function highest(sides: readonly number[], worth: (side: number) => number): number[] {
  const best = Math.max(...sides.map(worth));
  return sides.filter((side) => worth(side) === best);
}

/** What a round adds to the match. */
export interface RoundResult {
  bids: readonly number[];
  totals: readonly number[];
  winners: readonly number[];
}

export interface Standing {
  nuggets: number[];
  points: number[];
  /** Who has won the game: none while it goes on. */
  winners: number[];
  /** How many rounds the game took or has taken; those after its end count for nothing. */
  counted: number;
}

/** The match after these rounds (A34 to A38). */
export function standing(match: Match, sides: number, rounds: readonly RoundResult[]): Standing {
  const nuggets = Array<number>(sides).fill(0);
  const points = Array<number>(sides).fill(0);
  for (const [number, round] of rounds.entries()) {
    for (let side = 0; side < sides; side++) {
      points[side] = (points[side] ?? 0) + (round.totals[side] ?? 0);
      if (match !== "points" && round.winners.includes(side)) nuggets[side] = (nuggets[side] ?? 0) + 1; // A32
    }
    const winners = winnersOfMatch(match, number, nuggets, points, round.bids);
    if (winners.length > 0) return { nuggets, points, winners, counted: number + 1 };
  }
  return { nuggets, points, winners: [], counted: rounds.length };
}

function winnersOfMatch(
  match: Match,
  round: number,
  nuggets: readonly number[],
  points: readonly number[],
  bids: readonly number[],
): number[] {
  const everyone = points.map((_, side) => side);
  const lastRound = round === 2;
  if (match === "points") return lastRound ? highest(everyone, (side) => points[side] ?? 0) : []; // A38
  const ahead =
    match === "best-of-3" && lastRound
      ? highest(everyone, (side) => nuggets[side] ?? 0) // A35
      : everyone.filter((side) => (nuggets[side] ?? 0) >= 2); // A34
  return highest(ahead, (side) => bids[side] ?? 0); // A35, A36: the higher last bid, then they share
}
