/** Verifies a record in the browser: recomputes every commitment and every deal. */

import { boxOf, type Deal, Dice, dealOf } from "./deals";
import { diagnoseCards, diagnoseCommitment, diagnoseSeed } from "./diagnosis";
import { type Arguments, type ProofRound, type Proved, readRecord, Unfair } from "./proof";
import { commitmentOf, seedOf } from "./scheme";

export interface FairRound extends ProofRound {
  round: number;
  deal: Deal;
}

export type Verdict =
  | { fair: true; game: string; rules: string; players: number; name: string; rounds: FairRound[] }
  | { fair: false; code: string; args: Arguments };

export function check(record: unknown): Verdict {
  try {
    const proved = readRecord(record);
    const rounds = proved.deals.map((deal, place) => checkRound(proved, deal, place));
    if (proved.rounds.length > rounds.length)
      throw new Unfair("fair-rounds-left", { rounds: proved.rounds.length, deals: rounds.length });
    const { game, rules, players, name } = proved;
    return { fair: true, game, rules, players, name, rounds };
  } catch (problem) {
    if (problem instanceof Unfair) return { fair: false, code: problem.code, args: problem.args };
    throw problem;
  }
}

function checkRound(proved: Proved, deal: Deal, place: number): FairRound {
  const { game, rules, name, players } = proved;
  const round = place + 1;
  const each = proved.rounds[place];
  const box = boxOf(name, players);
  if (each === undefined || box === null) throw new Unfair("fair-round-missing", { round });
  const bound = { game, round, rules };
  const seed = seedOf(bound, each.secret, name, players, each.numbers);
  if (commitmentOf(bound, each.secret) !== each.commitment) throw diagnoseCommitment(proved, bound, each, seed);
  const right = dealOf(box, players, proved.deals[place - 1]?.first ?? null, new Dice(seed));
  const same = isSame(right, deal);
  if (seed !== each.seed) throw diagnoseSeed(proved, bound, each, same);
  if (!same) throw diagnoseCards(round, right, deal);
  return { ...each, round, deal };
}

function isSame(one: Deal, two: Deal): boolean {
  const parts = ({ first, hands, aside, deck }: Deal) => JSON.stringify([first, hands, aside, deck]);
  return parts(one) === parts(two);
}
