/** The page's texts from the same files, so that a test finds a button in every language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../../../src/words/languages.ts";
import { wordsOf } from "../../../tools/words.ts";

export type Say = (id: string, args?: Record<string, FluentVariable>) => string;

/** Returns a function that works like `say(id)` in one language. */
export function speaker(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(language)));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(`page-${id}`)?.value;
    if (!pattern) throw new Error(`no words for ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}
