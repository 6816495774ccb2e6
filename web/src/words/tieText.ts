/** Returns how a tie was decided: `A tie (10 : 10): all tied bids are exact (A32); gold 3 beats no gold (A33).` */

import { plain } from "./numbers";
import { sayList, sayShared } from "./words.svelte";

/** One comparison of the tied sides, as the server sends it. */
export interface TieStep {
  rule: string;
  by: string;
  among: readonly number[];
  numbers: readonly number[];
  left: readonly number[];
}

export interface TieBreak {
  of: string;
  scores: readonly number[];
  steps: readonly TieStep[];
}

/** What was at stake: the game, a nugget, or only the round. */
export type Stake = "game" | "nugget" | "round";

export function tieText(tie: TieBreak, stake: Stake): string {
  const steps = tie.steps
    .map((step) => stepText(step, stake))
    .reduce((first, then) => sayShared("tie-steps", { first, then }));
  const scores = tie.scores.map(plain).join(" : ");
  return stake === "game"
    ? sayShared("tie-game", { of: tie.of, scores, steps })
    : sayShared("tie-round", { scores, steps });
}

function stepText({ rule, by, among, numbers, left }: TieStep, stake: Stake): string {
  if (by === "shared") return sayShared("tie-shared", { what: stake, rule });
  const best = numbers[among.indexOf(left[0] ?? -1)] ?? 0;
  const nobody = by === "exact" ? best === 0 : by === "gold" && best < 0;
  const word = nobody ? "none" : left.length === among.length ? "all" : "some";
  const less = [...new Set(numbers)].filter((number) => number !== best);
  less.sort((one, other) => (by === "replicas" ? one - other : other - one));
  const say = by === "gold" ? goldText : String;
  return sayShared(`tie-${by}`, {
    rule,
    case: word,
    left: left.length,
    best: say(best),
    others: sayList(less.map(say)),
  });
}

function goldText(rank: number): string {
  return rank < 0 ? sayShared("tie-gold-none") : sayShared("tie-gold-rank", { rank });
}
