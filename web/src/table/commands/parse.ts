/** Parses typed commands: any legal move as written in a record, in any case, and questions. */

import type { Refusal } from "../../protocol/types";

export interface Known {
  legal: readonly string[];
  refusals: Readonly<Record<string, Refusal>>;
  /** Questions by their English name, with the words for each in the reader's language. */
  questions: Readonly<Record<string, readonly string[]>>;
  /** Verbs of moves in the record, with the words for each in the reader's language. */
  verbs: Readonly<Record<string, readonly string[]>>;
}

type Meaning =
  | { kind: "move"; move: string }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "question"; name: string }
  /** Starts like a move but is not a known one. The server knows the rule against it. */
  | { kind: "tried"; move: string }
  | { kind: "unknown" };

export function meaningOf(typed: string, known: Known): Meaning {
  const words = typed.toLocaleLowerCase().trim().split(/\s+/);
  const question = words.length === 1 ? named(words[0] ?? "", known.questions) : null;
  if (question !== null) return { kind: "question", name: question };
  const [first = "", ...rest] = words;
  const verb = named(first, known.verbs);
  const written = [verb ?? first, ...rest].join(" ");
  const move = found(written, known.legal);
  if (move !== null) return { kind: "move", move };
  const refused = found(written, Object.keys(known.refusals));
  const refusal = refused === null ? undefined : known.refusals[refused];
  if (refusal) return { kind: "refused", refusal };
  return verb === null ? { kind: "unknown" } : { kind: "tried", move: written };
}

/** Finds a move by its full text, or without its verb if that is unique: `ag7` for `play Ag7`. */
function found(written: string, moves: readonly string[]): string | null {
  const whole = moves.find((move) => move.toLowerCase() === written);
  if (whole !== undefined) return whole;
  const ending = moves.filter((move) => move.toLowerCase().endsWith(` ${written}`));
  return ending.length === 1 ? (ending[0] ?? null) : null;
}

function named(word: string, names: Readonly<Record<string, readonly string[]>>): string | null {
  return Object.keys(names).find((name) => name === word || names[name]?.includes(word)) ?? null;
}
