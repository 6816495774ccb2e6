/** Names of options, values and bots. */

import type { OptionInfo } from "../protocol/types";
import { say, sayShared } from "../words/words.svelte";
import type { Value } from "./presets";

export function optionName(option: string): string {
  return say(`option-${option}`);
}

export function optionAbout(option: string): string {
  return say(`option-${option}-about`);
}

export function valueName(option: string, value: Value): string {
  return typeof value === "number" ? String(value) : say(`option-${option}-${value}`);
}

/** Returns a value as sentences: `4 players`, `Bids can be changed for gold`. */
export function valuesInWords(option: OptionInfo, value: unknown): string[] {
  if (option.kind === "count") return [say(`option-${option.name}-count`, { count: Number(value) })];
  if (!Array.isArray(value)) return [valueName(option.name, value as Value)];
  if (value.length === 0) return [valueName(option.name, "none")];
  return value.map((one) => valueName(option.name, one as Value));
}

/** Returns the name of a bot: translated for our levels, otherwise the name that its package gives it. */
export function botName(bot: string): string {
  return known(`bot-${bot}-name`) ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** Returns a short description of how a bot plays, or nothing for an added bot. */
export function botBrief(bot: string): string {
  return known(`bot-${bot}-brief`) ?? "";
}

function known(id: string): string | null {
  const said = sayShared(id);
  return said === id ? null : said;
}
