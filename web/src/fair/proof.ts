/** Reads the proof of a record from untrusted data. The error codes are those of the Python code. */

import { boxOf, type Deal } from "./deals";
import { type Given, SCHEME } from "./scheme";

export type Arguments = Record<string, string | number>;

/** Why a record is refused: the id of the message and its arguments. */
export class Unfair extends Error {
  constructor(
    readonly code: string,
    readonly args: Arguments = {},
  ) {
    super(code);
  }
}

export interface ProofRound {
  commitment: string;
  secret: string;
  numbers: Given[];
  seed: string;
}

/** The parts of a record that the check reads. */
export interface Proved {
  name: string;
  players: number;
  engine: string | null;
  deals: Deal[];
  game: string;
  rules: string;
  rounds: ProofRound[];
}

const NAME = /^[!-~]{1,64}$/;
const HASH = /^[0-9a-f]{64}$/;
export const NUMBER = /^[0-9a-f]{1,64}$/;
export const MOST_DIGITS = 64;

type Plain = Record<string, unknown>;

export function readRecord(record: unknown): Proved {
  if (!isObject(record) || !isObject(record.options) || !Array.isArray(record.deals))
    throw new Unfair("record-shape", { place: "." });
  const { players } = record.options;
  const box = typeof players === "number" ? boxOf(String(record.game), players) : null;
  if (box === null || typeof players !== "number") throw new Unfair("record-shape", { place: "options" });
  const proof = readProof(record.fair, players);
  if (typeof record.table === "string" && record.table !== proof.game)
    throw new Unfair("fair-other-game", { found: proof.game, expected: record.table.slice(0, 64) });
  return {
    name: String(record.game),
    players,
    engine: typeof record.engine === "string" && NAME.test(record.engine) ? record.engine : null,
    deals: record.deals.map(readDeal),
    ...proof,
  };
}

function readProof(found: unknown, players: number): { game: string; rules: string; rounds: ProofRound[] } {
  if (found === undefined || found === null) throw new Unfair("fair-missing");
  if (!isObject(found)) throw new Unfair("fair-shape", { place: "fair" });
  if (typeof found.scheme === "string" && found.scheme !== SCHEME)
    throw new Unfair("fair-scheme", { found: found.scheme.slice(0, 40), expected: SCHEME });
  const { scheme, game, rules, rounds } = found;
  if (typeof scheme !== "string") throw new Unfair("fair-shape", { place: "scheme" });
  if (typeof game !== "string" || !NAME.test(game)) throw new Unfair("fair-shape", { place: "game" });
  if (typeof rules !== "string" || !NAME.test(rules)) throw new Unfair("fair-shape", { place: "rules" });
  if (!Array.isArray(rounds)) throw new Unfair("fair-shape", { place: "rounds" });
  const read = rounds.map(readRound);
  for (const [place, round] of read.entries()) requireForm(round, place + 1, players);
  return { game, rules, rounds: read };
}

function readRound(found: unknown, place: number): ProofRound {
  if (!isObject(found)) throw new Unfair("fair-shape", { place: `rounds[${place}]` });
  const { commitment, secret, numbers, seed } = found;
  const texts = typeof commitment === "string" && typeof secret === "string" && typeof seed === "string";
  if (!texts || !Array.isArray(numbers) || !numbers.every(isGiven))
    throw new Unfair("fair-shape", { place: `rounds[${place}]` });
  return { commitment, secret, seed, numbers };
}

function requireForm(each: ProofRound, round: number, players: number): void {
  for (const field of ["commitment", "secret", "seed"] as const)
    if (!HASH.test(each[field])) throw new Unfair("fair-digits", { round, field });
  const seats = each.numbers.map((one) => one.seat);
  const inOrder = seats.every((seat, place) => place === 0 || seat > (seats[place - 1] ?? 0));
  if (!inOrder || seats.some((seat) => seat < 0 || seat >= players)) throw new Unfair("fair-seats", { round });
  for (const { seat, number } of each.numbers)
    if (!NUMBER.test(number)) throw new Unfair("fair-number-form", { round, seat: seat + 1, most: MOST_DIGITS });
}

function readDeal(found: unknown, place: number): Deal {
  const wrong = new Unfair("record-shape", { place: `deals[${place}]` });
  if (!isObject(found) || typeof found.first !== "number") throw wrong;
  const { first, hands, deck, aside = [] } = found;
  if (isCards(deck)) return { first, deck };
  if (!Array.isArray(hands) || !hands.every(isCards) || !isCards(aside)) throw wrong;
  return { first, hands: hands.map((hand) => hand.toSorted()), aside: aside.toSorted() };
}

function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((card) => typeof card === "string");
}

function isGiven(value: unknown): value is Given {
  return isObject(value) && Number.isSafeInteger(value.seat) && typeof value.number === "string";
}

export function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
