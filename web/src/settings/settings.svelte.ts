/** What this reader prefers on this device. */

import { browserLanguage, isLanguage, type Language } from "../words/languages";
import { readStored, writeStored } from "./stored";

export type Theme = "dark" | "light";
export type Sorting = "metal" | "rank";

export interface Settings {
  /** Null until chosen: then it is the browser's. */
  language: Language | null;
  theme: Theme | null;
  sorting: Sorting;
}

const KEY = "goldgavel.settings";
const USUAL: Settings = { language: null, theme: null, sorting: "metal" };

const chosen = $state<Settings>(readStored(KEY, USUAL));

export function settings(): Readonly<Settings> {
  return chosen;
}

export function change(wanted: Partial<Settings>): void {
  Object.assign(chosen, wanted);
  writeStored(KEY, $state.snapshot(chosen));
}

export function language(): Language {
  return isLanguage(chosen.language) ? chosen.language : browserLanguage(navigator.languages);
}

export function theme(): Theme {
  if (chosen.theme === "dark" || chosen.theme === "light") return chosen.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
