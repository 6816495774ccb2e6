/** The texts about the paintings, loaded when a painting is first shown. */

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { makeBundle } from "../words/bundle";
import type { Language } from "../words/languages";
import { say, sayShared } from "../words/words.svelte";

type Part = "title" | "painter" | "year" | "museum" | "about";

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:paintings/en"),
  ru: () => import("virtual:paintings/ru"),
  fr: () => import("virtual:paintings/fr"),
};

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language that was wanted last. Not reactive: asking for the texts must not ask again when they come. */
let wanted: Language | null = null;

/** Loads the texts of a language. Those of another one stay until the new ones are there. */
export async function loadPaintings(language: Language): Promise<void> {
  wanted = language;
  const { default: source } = await sources[language]();
  if (wanted === language && untrack(() => spoken?.language) !== language)
    spoken = { language, bundle: makeBundle(language, source) };
}

/** Returns a text about a painting, or an empty one until the texts are loaded. */
export function aboutPainting(name: string, part: Part): string {
  const message = spoken?.bundle.getMessage(`painting-${name}-${part}`);
  return message?.value ? (spoken?.bundle.formatPattern(message.value) ?? "") : "";
}

/** Returns the spoken name of a card with a painting: `painting: Mona Lisa`. */
export function paintingCard(name: string): string {
  const title = aboutPainting(name, "title");
  const kind = sayShared("kind-painting");
  return title === "" ? kind : say("painting-card", { kind, title });
}
