/** The last choices for a quick game on this device, adapted to the current offer. */

import type { GameInfo, GamesOffer, QuickSpec } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { type Given, givenOf, presetFor } from "../setup/presets";

export interface Choice {
  given: Given;
  bot: string;
}

export function lastChoice(game: string): Choice {
  return readStored(keyOf(game), { given: {}, bot: "" });
}

export function remember(game: string, choice: Choice): void {
  writeStored(keyOf(game), choice);
}

/** Returns a choice that the server offers, whatever an older page has stored. */
export function validChoice(offer: GamesOffer, game: GameInfo, choice: Choice): Choice {
  const known = offer.bots.some(({ name }) => name === choice.bot);
  return { given: givenOf(presetFor(game, choice.given)), bot: known ? choice.bot : offer.bot };
}

/** Returns the request for a quick game. Without a choice the server uses its defaults. */
export function quickSpec(game: string, choice: Choice | null): QuickSpec {
  return choice === null ? { game } : { game, options: choice.given, bot: choice.bot };
}

function keyOf(game: string): string {
  return `goldgavel.quick.${game}`;
}
