/** The page's sentences, from the same Fluent files that Python reads; only the chosen language is loaded. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

type Arguments = Record<string, FluentVariable>;

const sources = import.meta.glob<string>("../../../src/goldgavel/text/*/page.ftl", {
  query: "?raw",
  import: "default",
});

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const problems = bundle.addResource(new FluentResource(source));
  if (problems.length > 0) throw problems[0];
  return bundle;
}

/** The words stay in the old language until the new one is here. */
export async function speak(language: Language): Promise<void> {
  const load = sources[`../../../src/goldgavel/text/${language}/page.ftl`];
  if (load === undefined) throw new Error(language);
  spoken = { language, bundle: makeBundle(language, await load()) };
}

export function spokenLanguage(): Language {
  return spoken?.language ?? "en";
}

export function say(id: string, args: Arguments = {}): string {
  const message = spoken?.bundle.getMessage(`page-${id}`);
  return message?.value ? (spoken?.bundle.formatPattern(message.value, args) ?? id) : id;
}

/** A list as people say it: `a, b and c`. */
export function sayList(words: readonly string[]): string {
  return new Intl.ListFormat(spokenLanguage(), { type: "conjunction" }).format(words);
}
