/** The terms of both games and of the program, found by any of their names. */

import terms from "../../../src/goldgavel/text/glossary.json";
import type { GameName } from "../router/routes";
import { LANGUAGES, type Language } from "../words/languages";
import { folded } from "./search";

interface Term {
  id: string;
  game: GameName | "both" | "program";
  rules: string[];
  words: Record<Language, string>;
  means: Record<Language, string>;
}

export type Which = GameName | "all";

const TERMS = terms as Term[];

/** Returns the terms whose name or meaning has the words, in any language. Names come first, then the alphabet. */
export function found(asked: string, which: Which, language: Language): Term[] {
  const wanted = folded(asked.trim());
  const inName = (term: Term) => LANGUAGES.some((one) => folded(term.words[one]).includes(wanted));
  const elsewhere = (term: Term) =>
    [...LANGUAGES.map((one) => term.means[one]), ...term.rules].some((text) => folded(text).includes(wanted));
  return TERMS.filter((term) => belongs(term, which))
    .filter((term) => inName(term) || elsewhere(term))
    .sort(
      (one, other) =>
        Number(inName(other)) - Number(inName(one)) ||
        one.words[language].localeCompare(other.words[language], language),
    );
}

/** Returns the reader's word for a term that is named in another language, or null. */
export function translated(asked: string, game: GameName, language: Language): string | null {
  const wanted = folded(asked.trim());
  if (wanted.length < SHORTEST) return null;
  const own = TERMS.filter((term) => belongs(term, game));
  const named = (has: (word: string) => boolean) =>
    own.find((term) => otherLanguages(language).some((one) => has(folded(term.words[one]))));
  const term = named((word) => word === wanted) ?? named((word) => word.startsWith(wanted));
  return term?.words[language] ?? null;
}

/** Fewer letters are the beginning of too many words. */
const SHORTEST = 3;

function belongs(term: Term, which: Which): boolean {
  return which === "all" || term.game === which || term.game === "both";
}

export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((one) => one !== language);
}
