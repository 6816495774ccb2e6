/** The page's texts, from the same Fluent files that Python reads. Only the chosen language is loaded, and of it only
 * the parts that the opened screens need.
 */

import sources from "virtual:words";
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { addText, cardIn, makeBundle } from "./bundle";
import type { Language } from "./languages";
import { withMinus } from "./numbers";
import type { Part } from "./parts";

type Arguments = Record<string, FluentVariable>;

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** Not reactive, as all below: what asks for texts must not ask again when the language changes. */
let current: Language | null = null;
let wanted: Language | null = null;
const needed = new Set<"first" | Part>(["first"]);
const loaded = new Map<Language, { bundle: FluentBundle; parts: Set<string> }>();

/** Loads a language. The old one stays until the new one is loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  const bundle = await complete(language);
  if (wanted !== language || current === language) return;
  current = language;
  spoken = { language, bundle };
}

/** Loads more texts of the current language. Later languages are loaded with them. */
export async function loadWords(parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  for (let done: Language | null = null; done !== current; ) {
    done = current;
    if (done !== null) await complete(done);
  }
}

/** Loads all needed parts of a language, also those that are asked for in the meantime. */
async function complete(language: Language): Promise<FluentBundle> {
  const { bundle, parts } = loaded.get(language) ?? { bundle: makeBundle(language, ""), parts: new Set() };
  loaded.set(language, { bundle, parts });
  const missing = () => [...needed].filter((part) => !parts.has(part));
  while (missing().length > 0) {
    await Promise.all(
      missing().map(async (part) => {
        const { default: source } = await sources[part][language]();
        if (!parts.has(part)) addText(bundle, source);
        parts.add(part);
      }),
    );
  }
  return bundle;
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

/** True if there is such a text, for ids that come from the server. */
export function knows(id: string): boolean {
  return spoken?.bundle.hasMessage(id) ?? false;
}

/** Returns the spoken name of a card of Aurum: `silver 7`. */
export function sayCard(card: string): string {
  return spoken === null ? card : cardIn(spoken.bundle, card, "");
}

/** Returns a list in natural language: `a, b and c`. */
export function sayList(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(words);
}
