/** The rules texts. Each is loaded when it is first opened. */

import type { GameName } from "../router/routes";
import type { Language } from "../words/languages";
import type { Booklet } from "./booklet";

const BOOKLETS: Record<GameName, Record<Language, () => Promise<{ default: Booklet }>>> = {
  aurum: {
    en: () => import("virtual:rules/aurum/en"),
    ru: () => import("virtual:rules/aurum/ru"),
    fr: () => import("virtual:rules/aurum/fr"),
  },
  auction: {
    en: () => import("virtual:rules/auction/en"),
    ru: () => import("virtual:rules/auction/ru"),
    fr: () => import("virtual:rules/auction/fr"),
  },
};

export async function loadBooklet(game: GameName, language: Language): Promise<Booklet> {
  return (await BOOKLETS[game][language]()).default;
}
