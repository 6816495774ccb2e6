/** Presets of a game: number of players, edition, and the options that follow from them. */

import type { GameInfo, Preset } from "../protocol/types";
import type { Language } from "../words/languages";

export type Value = string | number | boolean;
export type Given = Record<string, Value>;

/** The edition that is sold in a language, where it is not the usual one. */
const EDITION_OF: Partial<Record<Language, string>> = { fr: "gigamic" };

/** Returns the main options that are preselected for readers of a language. */
export function givenIn(language: Language): Given {
  const edition = EDITION_OF[language];
  return edition === undefined ? {} : { edition };
}

/** Returns the names of the main options: the number of players and, if there is one, the edition. */
export function partsOf(game: GameInfo): string[] {
  return Object.keys(game.presets[0]?.given ?? {});
}

/** Returns the possible values of one main option, given the ones before it. */
export function valuesOf(game: GameInfo, given: Given, part: string): Value[] {
  const parts = partsOf(game);
  const before = parts.slice(0, parts.indexOf(part));
  const possible = game.presets.filter((preset) => before.every((name) => givenOf(preset)[name] === given[name]));
  const values = possible.map((preset) => givenOf(preset)[part] as Value);
  return [...new Set(values)].sort(byNumber);
}

/** Returns the preset that matches as many options as possible, the first ones first. This updates outdated choices. */
export function presetFor(game: GameInfo, given: Given): Preset {
  let possible = game.presets;
  for (const part of partsOf(game)) {
    const agreeing = possible.filter((preset) => givenOf(preset)[part] === given[part]);
    if (agreeing.length > 0) possible = agreeing;
  }
  const [found] = possible;
  if (found === undefined) throw new Error(`${game.name} cannot be played`);
  return found;
}

export function givenOf(preset: Preset): Given {
  return preset.given as Given;
}

/** Sorts numbers; words keep the server's order, which starts with the default. */
function byNumber(one: Value, other: Value): number {
  return typeof one === "number" && typeof other === "number" ? one - other : 0;
}
