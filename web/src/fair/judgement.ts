/** Whether the deals of a game were fair, as far as this page can tell: the record's proof, and what it saw itself. */

import { check, type FairRound } from "./check";
import type { Memory } from "./memory";
import type { Arguments } from "./proof";

/** A round of the proof with what this page knows of it. */
export interface JudgedRound extends FairRound {
  /** Whether the commitment is the one that was shown here before the deal; null if none was. */
  promised: boolean | null;
  /** Whether the number that was added here is in; null if none was. */
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
  | { fair: false; code: string; args: Arguments /** A sentence of the page's own. */; own?: boolean };

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

/** The sentence that says how much is proved to this reader. */
function proves(rounds: JudgedRound[]): string {
  if (rounds.every(({ promised, mine }) => promised && mine)) return "proved-to-you";
  if (rounds.some(({ promised }) => promised)) return "proved-partly";
  return "proved-by-record";
}
