/** Judges whether the deals of a game were fair, from the record's proof and from what this page saw itself. */

import { check, type FairRound } from "./check";
import type { Memory } from "./memory";
import type { Arguments } from "./proof";

/** A round of the proof with what this page knows about it. */
export interface JudgedRound extends FairRound {
  /** True if the commitment is the one shown here before the deal; null if none was shown. */
  promised: boolean | null;
  /** True if the number added here is in the deal; null if none was added. */
  mine: boolean | null;
}

export type Judgement =
  | {
      fair: true;
      game: string;
      rules: string;
      players: number;
      name: string;
      rounds: JudgedRound[];
      words: string;
    }
  | {
      fair: false;
      code: string;
      args: Arguments;
      /** True if the sentence belongs to the page, not to the shared catalogue. */
      own?: boolean;
    };

export function judge(record: unknown, memory: Memory | null): Judgement {
  const verdict = check(record);
  if (!verdict.fair) return verdict;
  const rounds = verdict.rounds.map((each) => judged(each, memory));
  const broken = rounds.find(({ promised }) => promised === false);
  if (broken) return { fair: false, own: true, code: "promise-broken", args: { round: broken.round } };
  const lost = rounds.find(({ mine }) => mine === false);
  if (lost) return { fair: false, own: true, code: "number-lost", args: { round: lost.round } };
  return { ...verdict, rounds, words: proves(rounds) };
}

function judged(each: FairRound, memory: Memory | null): JudgedRound {
  const commitment = memory?.commitments[each.round];
  const number = memory?.numbers[each.round];
  return {
    ...each,
    promised: commitment === undefined ? null : commitment === each.commitment,
    mine:
      number === undefined ? null : each.numbers.some((one) => one.seat === memory?.seat && one.number === number),
  };
}

/** Returns the sentence that says how much is proved to this reader. */
function proves(rounds: JudgedRound[]): string {
  if (rounds.every(({ promised, mine }) => promised && mine)) return "proved-to-you";
  if (rounds.some(({ promised }) => promised)) return "proved-partly";
  return "proved-by-record";
}
