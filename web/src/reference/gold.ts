/** Gold points for the cards: the ranks that are worth the same, as `1–3`. */

import { pointsOfGold } from "../keeper/aurum/score";
import { boxOf } from "../keeper/aurum/sheet";

interface GoldStep {
  ranks: string;
  points: number;
}

export function goldSteps(players: number, zeros: boolean): GoldStep[] {
  const ranks = [...boxOf(players).supply.keys()].filter((rank) => zeros || rank > 0);
  const points = [...new Set(ranks.map(pointsOfGold))];
  return points.map((some) => ({
    ranks: rangeOf(ranks.filter((rank) => pointsOfGold(rank) === some)),
    points: some,
  }));
}

function rangeOf(ranks: readonly number[]): string {
  return ranks.length === 1 ? `${ranks[0]}` : `${ranks[0]}–${ranks.at(-1)}`;
}
