/**
 * Parses typed commands: any legal move in any case, by English words or those of the reader's language, and questions.
 * The terminal's parser does the same (`src/goldgavel/tui/commands`); both are tested with one table of examples.
 */

import type { Refusal } from "../../protocol/types";
import { GROUPS, METALS, REPLICA, type Vocabulary, type Words } from "./vocabulary";

export interface Known extends Vocabulary {
  legal: readonly string[];
  refusals: Readonly<Record<string, Refusal>>;
  /** Questions by their English name, with the words for each in the reader's language. */
  questions: Words;
}

type Meaning =
  | { kind: "move"; move: string }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "question"; name: string }
  /** Starts like a move but is not a known one. The server knows the rule against it. */
  | { kind: "tried"; move: string }
  | { kind: "unknown" };

const CODES = METALS.map((metal) => metal.toLowerCase());

export function meaningOf(typed: string, known: Known): Meaning {
  const words = folded(typed).split(" ");
  const question = words.length === 1 ? named(words[0] ?? "", known.questions) : null;
  if (question !== null) return { kind: "question", name: question };
  const [first = "", ...rest] = words;
  const verb = named(first, known.verbs);
  const written =
    verb === null
      ? recordWords(words, known.words).join(" ")
      : [verb, ...recordWords(rest, known.words)].join(" ");
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
  const ending = moves.filter((move) => written !== "" && move.toLowerCase().endsWith(` ${written}`));
  return ending.length === 1 ? (ending[0] ?? null) : null;
}

export function named(word: string, names: Words): string | null {
  const typed = folded(word);
  return Object.keys(names).find((name) => name === typed || names[name]?.map(folded).includes(typed)) ?? null;
}

/** Returns the text in lower case, without accents, quotation marks and brackets. */
function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[()«»“”"]/g, "")
    .replace(/’/g, "'");
  return plain.normalize("NFD").replace(/\p{M}/gu, "").trim().replace(/\s+/g, " ");
}

/** Replaces each word or phrase of the reader's language by the record's word, the longest phrase first. */
function recordWords(typed: readonly string[], words: Words): string[] {
  const phrases = new Map(
    Object.entries(words).flatMap(([word, forms]) =>
      [word, ...forms].map((form) => [folded(form), word.toLowerCase()] as const),
    ),
  );
  const longest = Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(" ").length));
  const result: string[] = [];
  for (let place = 0; place < typed.length; ) {
    let size = Math.min(longest, typed.length - place);
    while (size > 1 && !phrases.has(typed.slice(place, place + size).join(" "))) size--;
    const phrase = typed.slice(place, place + size).join(" ");
    result.push(phrases.get(phrase) ?? phrase);
    place += size;
  }
  return joinedCards(result);
}

/** Writes each card as one word: `ag 7` and `7 ag` as `ag7`, `replica stamp` as `replica@stamp`. */
function joinedCards(words: readonly string[]): string[] {
  const rankFirst = isNumber(words.find((word) => isNumber(word) || CODES.includes(word)) ?? "");
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1) ?? "";
    if (rankFirst && CODES.includes(word) && isNumber(before)) result.splice(-1, 1, word + before);
    else if (!rankFirst && isNumber(word) && CODES.includes(before)) result.splice(-1, 1, before + word);
    else if (before === REPLICA && GROUPS.includes(word)) result.splice(-1, 1, `${REPLICA}@${word}`);
    else result.push(word);
  }
  return result;
}

function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}
