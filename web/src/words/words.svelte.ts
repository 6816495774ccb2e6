/** The page's texts, from the same Fluent files that Python reads. Only the chosen language is loaded. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { cardIn, makeBundle } from "./bundle";
import type { Language } from "./languages";
import { withMinus } from "./numbers";

type Arguments = Record<string, FluentVariable>;

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  ru: () => import("virtual:words/ru"),
  fr: () => import("virtual:words/fr"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** Loads a language. The old one stays until the new one is loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  const { default: source } = await sources[language]();
  spoken = { language, bundle: makeBundle(language, source) };
}

export function currentLanguage(): Language {
  return spoken?.language ?? "en";
}

/** Returns a text of the page. */
export function say(id: string, args: Arguments = {}): string {
  return sayShared(`page-${id}`, args);
}

/** Returns a text that the games and the page share: a kind of card, a level, an option. */
export function sayShared(id: string, args: Arguments = {}): string {
  const message = spoken?.bundle.getMessage(id);
  if (!message?.value || spoken === null) return id;
  const text = spoken.bundle.formatPattern(message.value, args);
  return Object.values(args).some((arg) => typeof arg === "number" && arg < 0) ? withMinus(text) : text;
}

/** Returns the spoken name of a card of Aurum: `silver 7`. */
export function sayCard(card: string): string {
  return spoken === null ? card : cardIn(spoken.bundle, card, "");
}

/** Returns a list in natural language: `a, b and c`. */
export function sayList(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(words);
}
