/** The last choices for a quick game on this device, adapted to the current offer. */

import type { GameInfo, GamesOffer, PaceInfo, QuickSpec } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { botsFor } from "../setup/bots";
import { type Given, givenIn, givenOf, presetFor } from "../setup/presets";
import type { Language } from "../words/languages";
import { beatenIn, suggestedBot } from "./opponents";

export interface Choice {
  given: Given;
  bot: string;
  /** True to play with all tokens, if the game has any. */
  tokens?: boolean;
  /** How long the game rests, by name. */
  pace?: string;
}

const USUAL_PACE = "usual";

export function lastChoice(game: string): Choice {
  return readStored(keyOf(game), { given: {}, bot: "" });
}

export function remember(game: string, choice: Choice): void {
  writeStored(keyOf(game), choice);
}

/** Returns what is chosen for a reader who has chosen nothing: the edition of the language, and the next opponent. */
export function usualChoice(offer: GamesOffer, game: string, language: Language): Choice {
  return { given: givenIn(language), bot: suggestedBot(botsFor(offer, game), beatenIn(game), offer.bot) };
}

/** Returns a choice that the server offers, whatever an older page has stored. `usual` is used where nothing has been
 * chosen.
 */
export function validChoice(
  offer: GamesOffer,
  game: GameInfo,
  choice: Choice,
  usual: Partial<Choice> = {},
): Choice {
  const known = botsFor(offer, game.name).some(({ name }) => name === choice.bot);
  const given = givenOf(presetFor(game, { ...usual.given, ...choice.given }));
  const tokens = choice.tokens === true && tokensOf(game).length > 0;
  const pace = offer.paces.find(({ name }) => name === choice.pace)?.name ?? USUAL_PACE;
  return { given, bot: known ? choice.bot : (usual.bot ?? offer.bot), tokens, pace };
}

/** Returns the tokens that the game can be played with. */
export function tokensOf(game: GameInfo): readonly string[] {
  return (game.options.find(({ name }) => name === "tokens")?.allowed ?? []) as string[];
}

/** Returns the request for a quick game. Without a choice the server uses its defaults. */
export function quickSpec(
  game: string,
  choice: Choice | null,
  info: GameInfo | null = null,
  paces: readonly PaceInfo[] = [],
): QuickSpec {
  if (choice === null) return { game };
  const tokens = choice.tokens && info !== null ? { tokens: [...tokensOf(info)] } : {};
  const pace = paces.find(({ name }) => name === choice.pace)?.pace;
  return { game, options: { ...choice.given, ...tokens }, bot: choice.bot, ...(pace && { pace }) };
}

function keyOf(game: string): string {
  return `goldgavel.quick.${game}`;
}
