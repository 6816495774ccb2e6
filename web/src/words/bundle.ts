/** Makes the texts of one language ready for use. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages.ts";

export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      CARD: ([card], { form }) => cardIn(bundle, String(card), form === undefined ? "" : String(form)),
    },
  });
  addText(bundle, source);
  return bundle;
}

/** Adds texts. Parts may have some texts in common. */
export function addText(bundle: FluentBundle, source: string): void {
  const problems = bundle.addResource(new FluentResource(source), { allowOverrides: true });
  if (problems.length > 0) throw problems[0];
}

/** Returns how people name a card such as `Ag7`: `silver 7`. Texts call it as `CARD($card)`, with an inflected form if
 * the language's cards have one.
 */
export function cardIn(bundle: FluentBundle, card: string, form: string): string {
  const [, metal = "", rank = ""] = /^([A-Za-z]+)(\d+)$/.exec(card) ?? [];
  const named = bundle.getMessage(`card-${metal}`);
  const pattern = form === "" ? named?.value : named?.attributes[form];
  if (!pattern) throw new Error(`not a card: ${card} ${form}`);
  return bundle.formatPattern(pattern, { rank: Number(rank) });
}
