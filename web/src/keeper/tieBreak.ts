/** Decides ties for the first place, like `kernel/ties.py`. */

import type { TieBreak, TieStep } from "../words/tieText";

export interface Comparison {
  rule: string;
  by: string;
  /** One number per side. */
  numbers: readonly number[];
  /** True if the lowest number wins. */
  fewest?: boolean;
}

interface Tied {
  of: string;
  scores: readonly number[];
  /** The sides with the best score. */
  ahead: readonly number[];
  compared: readonly Comparison[];
  /** The rule under which sides that are still tied share. */
  shared: string;
}

/** Returns the steps of the tie-break, or null if only one side is ahead. */
export function tieBreak({ of, scores, ahead, compared, shared }: Tied): TieBreak | null {
  if (ahead.length < 2) return null;
  const steps: TieStep[] = [];
  let among = ahead;
  for (const comparison of compared) {
    const step = stepOf(comparison, among);
    steps.push(step);
    among = step.left;
    if (among.length === 1) return { of, scores, steps };
  }
  steps.push({ rule: shared, by: "shared", among, numbers: [], left: among });
  return { of, scores, steps };
}

/** Returns the sides with the highest score. */
export function leaders(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return [...scores.keys()].filter((side) => scores[side] === best);
}

function stepOf({ rule, by, numbers, fewest = false }: Comparison, among: readonly number[]): TieStep {
  const theirs = among.map((side) => numbers[side] ?? 0);
  const best = fewest ? Math.min(...theirs) : Math.max(...theirs);
  return { rule, by, among, numbers: theirs, left: among.filter((side) => numbers[side] === best) };
}
