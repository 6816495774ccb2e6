/** Finds the terms of both games by any of their names. */

import terms from "../../../src/goldgavel/text/glossary.json";
import type { GameName } from "../router/routes";
import { LANGUAGES, type Language } from "../words/languages";

interface Term {
  id: string;
  game: string;
  rules: string[];
  words: Record<Language, string>;
  means: Record<Language, string>;
}

export type Which = GameName | "all";

/** Returns the matching terms in alphabetical order. The search text may be in any language. */
export function found(asked: string, which: Which, language: Language): Term[] {
  const wanted = plain(asked.trim());
  return (terms as Term[])
    .filter((term) => which === "all" || term.game === which || term.game === "both")
    .filter((term) => texts(term, language).some((text) => plain(text).includes(wanted)))
    .sort((one, other) => one.words[language].localeCompare(other.words[language], language));
}

function texts(term: Term, language: Language): string[] {
  return [...LANGUAGES.map((one) => term.words[one]), term.means[language], ...term.rules];
}

/** Removes accents and case: `enchere` finds «enchère», and «е» finds «ё». */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export function otherLanguages(language: Language): Language[] {
  return LANGUAGES.filter((one) => one !== language);
}
