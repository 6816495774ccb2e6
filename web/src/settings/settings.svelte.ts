/** What this reader prefers on this device. */

import { MediaQuery } from "svelte/reactivity";
import { browserLanguage, isLanguage, type Language } from "../words/languages";
import { readStored, writeStored } from "./storage";

export type Theme = "dark" | "light";
type Sorting = "metal" | "rank";
export const SPEEDS = ["none", "fast", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  /** Null until chosen: then it is the browser's. */
  language: Language | null;
  theme: Theme | null;
  sorting: Sorting;
  /** Whether a chosen card or bid waits for a second yes. */
  confirm: boolean;
  /** Whether a card may be chosen before it is one's turn. */
  preselect: boolean;
  speed: Speed;
  sounds: boolean;
  largeCards: boolean;
  /** Whether the table shows what is only worked out, such as the worth of a lot. */
  help: boolean;
  /** Whether to be asked before every trick of Aurum; otherwise the bids are kept. */
  askAtWindows: boolean;
  /** Whether there is chat at all, and whether what is new there is read out. */
  chat: boolean;
  chatAloud: boolean;
}

const KEY = "goldgavel.settings";
const USUAL: Settings = {
  language: null,
  theme: null,
  sorting: "metal",
  confirm: false,
  preselect: true,
  speed: "usual",
  sounds: true,
  largeCards: false,
  help: true,
  askAtWindows: false,
  chat: true,
  chatAloud: true,
};

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

let daylight: MediaQuery | null = null;

/** Follows the device, also when that changes its mind, until the reader has chosen. */
export function theme(): Theme {
  if (chosen.theme === "dark" || chosen.theme === "light") return chosen.theme;
  daylight ??= new MediaQuery("prefers-color-scheme: light");
  return daylight.current ? "light" : "dark";
}
