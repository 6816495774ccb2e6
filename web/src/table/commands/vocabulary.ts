/** The words that can be typed in the reader's language. The terminal reads the same messages of the catalogue. */

import { say, sayShared } from "../../words/words.svelte";

/** Words of the record, or names of commands, each with its forms in a language. The first form is the usual one. */
export type Words = Readonly<Record<string, readonly string[]>>;

export interface Vocabulary {
  /** Verbs of moves. */
  verbs: Words;
  /** Words after a verb: metals, kinds of cards, tokens. */
  words: Words;
}

export const METALS: readonly string[] = ["Bi", "Cu", "P", "Ag", "Zn", "Au"];
export const REPLICA = "replica";
/** The groups that a replica can join. */
export const GROUPS: readonly string[] = ["sculpture", "furniture", "stamp", "jewel"];
const VERBS = ["play", "bid", "keep", "swap", "end", "pass", "offer", "accept", "decline", "join"];
const KINDS = ["painting", ...GROUPS, "collection", REPLICA];
const OTHERS = ["partner", "stop", "ban", "exchange", "for", "mine", "theirs"];

export function vocabulary(): Vocabulary {
  return {
    verbs: Object.fromEntries(VERBS.map((verb) => [verb, forms(say(`command-verb-${verb}`))])),
    words: Object.fromEntries(
      [...METALS, ...KINDS, ...OTHERS].map((word) => [word, forms(say(`command-word-${word}`))]),
    ),
  };
}

/** Returns the forms in a list of the catalogue. */
export function forms(list: string): string[] {
  return list.split(",").map((word) => word.trim());
}

/** Returns a move in the reader's words. Cards of Aurum keep their codes. */
export function shownMove(move: string, { verbs, words }: Vocabulary): string {
  const [verb = "", ...rest] = move.split(" ");
  return [verbs[verb]?.[0] ?? verb, ...rest.map((word) => shownWord(word, words))].join(" ");
}

function shownWord(word: string, words: Words): string {
  if (word.startsWith(`${REPLICA}@`)) return sayShared(`kind-${word.replace("@", "-")}`);
  return words[word]?.[0] ?? word;
}
