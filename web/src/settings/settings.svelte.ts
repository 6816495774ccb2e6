/** The reader's preferences on this device. */

import { MediaQuery } from "svelte/reactivity";
import { browserLanguage, isLanguage, type Language } from "../words/languages";
import { readStored, writeStored } from "./storage";

export type Theme = "dark" | "light";
type Sorting = "metal" | "rank";
export const SPEEDS = ["none", "fast", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Null until chosen: then the browser's language is used. */
  language: Language | null;
  theme: Theme | null;
  sorting: Sorting;
  /** True if a chosen card or bid needs a confirmation. */
  confirm: boolean;
  /** True if a card can be chosen before the player's turn. */
  preselect: boolean;
  speed: Speed;
  sounds: boolean;
  largeCards: boolean;
  /** True if the table shows calculated values, such as the worth of a lot. */
  help: boolean;
  /** True if the table suggests a bid in Aurum; only with `help`. */
  suggestBids: boolean;
  /** True to be asked before every trick of Aurum; otherwise the bids are kept. */
  askAtWindows: boolean;
  /** Whether chat is shown, and whether new messages are announced. */
  chat: boolean;
  chatAloud: boolean;
}

const KEY = "goldgavel.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: null,
  sorting: "metal",
  confirm: false,
  preselect: true,
  speed: "usual",
  sounds: true,
  largeCards: false,
  help: true,
  suggestBids: true,
  askAtWindows: false,
  chat: true,
  chatAloud: true,
};

const chosen = $state<Settings>(readStored(KEY, DEFAULTS));

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

let daylight: MediaQuery | null = null;

/** Follows the device, also when its preference changes, until the reader has chosen. */
export function theme(): Theme {
  if (chosen.theme === "dark" || chosen.theme === "light") return chosen.theme;
  daylight ??= new MediaQuery("prefers-color-scheme: light");
  return daylight.current ? "light" : "dark";
}
