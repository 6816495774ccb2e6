/** What goes together in a game: how many play, which edition, and what follows from that. */

import type { GameInfo, Preset } from "../protocol/types";

export type Value = string | number | boolean;
export type Given = Record<string, Value>;

/** The names of what decides the rest: the number of players and, where there is one, the edition. */
export function partsOf(game: GameInfo): string[] {
  return Object.keys(game.presets[0]?.given ?? {});
}

/** What can be chosen for one part when the parts before it are chosen. */
export function valuesOf(game: GameInfo, given: Given, part: string): Value[] {
  const parts = partsOf(game);
  const before = parts.slice(0, parts.indexOf(part));
  const possible = game.presets.filter((preset) => before.every((name) => givenOf(preset)[name] === given[name]));
  const values = possible.map((preset) => givenOf(preset)[part] as Value);
  return [...new Set(values)].sort(byNumber);
}

/** The preset that agrees with as much as possible, the first parts first: an old choice becomes one of today. */
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

/** Numbers in their order; words stay in the server's, the usual first. */
function byNumber(one: Value, other: Value): number {
  return typeof one === "number" && typeof other === "number" ? one - other : 0;
}
