/** The page's texts from the same files, so that a test finds a button in every language. */

import type { FluentVariable } from "@fluent/bundle";
import { makeBundle } from "../../../src/words/bundle.ts";
import type { Language } from "../../../src/words/languages.ts";
import { wordsOf } from "../../../tools/words.ts";

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** Returns a function that works like `say(id)` in one language, or like `sayShared(id)` for other texts. */
export function speaker(language: Language): Say {
  const bundle = makeBundle(language, `${wordsOf(language)}\n${wordsOf(language, "paintings")}`);
  return (id, args = {}) => {
    const pattern = (bundle.getMessage(`page-${id}`) ?? bundle.getMessage(id))?.value;
    if (!pattern) throw new Error(`no words for ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}
