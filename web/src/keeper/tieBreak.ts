/** How a tie for the first place is decided, as `kernel/ties.py` has it. */

import type { TieBreak, TieStep } from "../words/tieText";

export interface Comparison {
  rule: string;
  by: string;
  /** Of every side. */
  numbers: readonly number[];
  /** Whether the lowest number is ahead. */
  fewest?: boolean;
}

interface Tied {
  of: string;
  scores: readonly number[];
  /** Those who are ahead by their scores. */
  ahead: readonly number[];
  compared: readonly Comparison[];
  /** The rule by which those share who are still level in the end. */
  shared: string;
}

/** The way from those ahead to the winners; null if only one is ahead. */
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

/** Those with the highest score. */
export function leaders(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return [...scores.keys()].filter((side) => scores[side] === best);
}

function stepOf({ rule, by, numbers, fewest = false }: Comparison, among: readonly number[]): TieStep {
  const theirs = among.map((side) => numbers[side] ?? 0);
  const best = fewest ? Math.min(...theirs) : Math.max(...theirs);
  return { rule, by, among, numbers: theirs, left: among.filter((side) => numbers[side] === best) };
}
