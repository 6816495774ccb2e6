/** Finds the likely manipulation of a record that fails the check, like `kernel/fair/diagnosis.py`. */

import type { Deal } from "./deals";
import { type ProofRound, type Proved, Unfair } from "./proof";
import { type Bound, commitmentOf, type Given, seedOf } from "./scheme";

/** Number of rounds in which to look for a misplaced proof. */
const NEAR_ROUNDS = 32;
/** Up to this many misplaced cards are named. More means a completely different deal. */
const FEW = 8;

export function diagnoseCommitment(proved: Proved, bound: Bound, each: ProofRound, seed: string): Unfair {
  const { round, rules } = bound;
  const { engine, rounds } = proved;
  if (engine !== null && commitmentOf({ ...bound, rules: engine }, each.secret) === each.commitment)
    return new Unfair("fair-rules", { round, found: rules, expected: engine });
  for (let other = 1; other <= Math.max(rounds.length, NEAR_ROUNDS); other++) {
    const made = commitmentOf({ ...bound, round: other }, each.secret);
    if (made === each.commitment || made === rounds[other - 1]?.commitment)
      return new Unfair("fair-other-round", { round, other });
  }
  return new Unfair(seed === each.seed ? "fair-commitment" : "fair-secret", { round });
}

export function diagnoseSeed(proved: Proved, bound: Bound, each: ProofRound, follows: boolean): Unfair {
  const { round } = bound;
  if (follows) return new Unfair("fair-seed", { round });
  for (const numbers of seatings(each.numbers, proved.players, []))
    if (seedOf(bound, each.secret, proved.name, proved.players, numbers) === each.seed)
      return new Unfair("fair-number-moved", { round });
  return new Unfair("fair-numbers", { round });
}

/** Yields every assignment of the numbers to seats. */
function* seatings(numbers: Given[], players: number, taken: number[]): Generator<Given[]> {
  const [next, ...rest] = numbers;
  if (next === undefined) {
    yield [];
    return;
  }
  for (let seat = 0; seat < players; seat++)
    if (!taken.includes(seat))
      for (const others of seatings(rest, players, [...taken, seat])) yield [{ ...next, seat }, ...others];
}

export function diagnoseCards(round: number, right: Deal, given: Deal): Unfair {
  const cards = outOfPlace(right, given);
  if (cards.length === 0)
    return new Unfair("fair-first", { round, expected: right.first + 1, found: given.first + 1 });
  if (cards.length > FEW) return new Unfair("fair-deal", { round });
  return new Unfair("fair-cards", { round, cards: [...new Set(cards)].sort().join(", ") });
}

function outOfPlace(right: Deal, given: Deal): string[] {
  if (right.deck) return given.deck?.filter((card, place) => card !== right.deck?.[place]) ?? right.deck;
  const heaps = [...(right.hands ?? []), right.aside ?? []];
  const found = [...(given.hands ?? []), given.aside ?? []];
  return heaps.flatMap((heap, place) => (found[place] ?? []).filter((card) => !heap.includes(card)));
}
