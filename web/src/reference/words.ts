/** The texts of reference and score cards. They are loaded when a card is first opened. */

import type { FluentVariable } from "@fluent/bundle";
import { makeBundle } from "../words/bundle";
import type { Language } from "../words/languages";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:reference/en"),
  ru: () => import("virtual:reference/ru"),
  fr: () => import("virtual:reference/fr"),
};

/** Returns a text of these cards by its id. */
export type Text = (id: string, args?: Record<string, FluentVariable>) => string;

export async function loadText(language: Language): Promise<Text> {
  const bundle = makeBundle(language, (await sources[language]()).default);
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : id;
  };
}
