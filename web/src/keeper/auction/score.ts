/** Scores of Auction (B15 to B22), like `games/auction/rules/scores.py`. */

import type { TieBreak } from "../../words/tieText";
import { leaders, tieBreak } from "../tieBreak";

export const KINDS = ["painting", "sculpture", "furniture", "stamp", "jewel", "collection"] as const;
export type Kind = (typeof KINDS)[number];

/** Counts by kind, with joined replicas (B21). `replicas` counts all replicas, joined or not (B22). */
export type Counts = Record<Kind | "coins" | "replicas", number>;
export type Points = Counts & { total: number };

const STAMPS = [0, 1, 8, 17, 28, 41, 56];
const JEWELS = [0, 4, 10, 17, 25, 34, 44];
const PLACES = [20, 15, 10];
const NO_PLACE = -5;

export interface GameScore {
  scores: Points[];
  winners: number[];
  /** How a tie was decided. */
  tie: TieBreak | null;
}

/** B15 to B22. */
export function scoreGame(players: readonly Counts[], byPlaces: boolean): GameScore {
  const sculptures = pointsOfSculptures(
    players.map((player) => player.sculpture),
    byPlaces,
  );
  const scores = players.map((player, seat) => pointsOf(player, sculptures[seat] ?? NO_PLACE));
  const totals = scores.map(({ total }) => total);
  const replicas = { rule: "B22", by: "replicas", numbers: scores.map((line) => line.replicas), fewest: true };
  const ahead = leaders(totals);
  const tie = tieBreak({ of: "points", scores: totals, ahead, compared: [replicas], shared: "B22" });
  return { scores, winners: [...(tie?.steps.at(-1)?.left ?? ahead)], tie };
}

function pointsOf(counts: Counts, sculpture: number): Points {
  const points = {
    painting: 5 * counts.painting, // B15
    sculpture,
    furniture: 12 * Math.floor(counts.furniture / 2), // B18
    stamp: STAMPS[Math.min(6, counts.stamp)] ?? 0, // B16
    jewel: JEWELS[Math.min(6, counts.jewel)] ?? 0, // B17
    collection: pointsOfCollections(counts),
    coins: counts.coins, // B22
  };
  const total = Object.values(points).reduce((sum, one) => sum + one, 0);
  return { ...points, total, replicas: counts.replicas };
}

/** B20: 20 for each one with a set of its own, −10 for each one without. */
function pointsOfCollections(counts: Counts): number {
  const withSet = Math.min(...KINDS.map((kind) => counts[kind]));
  return 20 * withSet - 10 * (counts.collection - withSet);
}

/** B19: ranks players by sculptures. Equal counts share a place; players without sculptures have none. */
function pointsOfSculptures(counts: readonly number[], byPlaces: boolean): number[] {
  const points = counts.map(() => NO_PLACE);
  const numbers = [...new Set(counts)].filter((number) => number > 0).sort((one, other) => other - one);
  let place = 0;
  for (const number of numbers) {
    const sharing = counts.filter((count) => count === number).length;
    const filled = byPlaces ? sharing : Math.min(2, sharing);
    for (const [seat, count] of counts.entries()) {
      if (count === number) points[seat] = pointsOfPlace(place, filled, sharing);
    }
    place += filled;
  }
  return points;
}

/** B19: the points of a place, or of all places that are shared, divided evenly and rounded down. */
function pointsOfPlace(place: number, filled: number, sharing: number): number {
  if (place >= PLACES.length) return NO_PLACE;
  const pot = PLACES.slice(place, place + filled).reduce((sum, one) => sum + one, 0);
  return Math.floor(pot / sharing);
}
