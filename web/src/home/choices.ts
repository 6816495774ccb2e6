/** What can be chosen for a quick game, and what was chosen last time on this device. */

import type { QuickSpec } from "../protocol/types";
import { readStored, writeStored } from "../settings/stored";

export type GameName = "aurum" | "auction";
export interface Choice {
  players: number;
  bot: string;
  edition: string;
}

export const BOTS = ["adept", "random"];
export const PLAYERS: Record<GameName, number[]> = { aurum: [4, 3], auction: [4, 3, 5, 6] };

/** The digest edition is for four. */
export function editionsOf(game: GameName, players: number): string[] {
  if (game === "auction") return [];
  return players === 4 ? ["evrikus", "gigamic", "digest"] : ["evrikus", "gigamic"];
}

export function lastChoice(game: GameName): Choice {
  return sane(game, readStored(keyOf(game), { players: 4, bot: "adept", edition: "evrikus" }));
}

export function remember(game: GameName, choice: Choice): void {
  writeStored(keyOf(game), choice);
}

/** A choice that this version offers, whatever an older one has stored. */
export function sane(game: GameName, choice: Choice): Choice {
  const players = PLAYERS[game].includes(choice.players) ? choice.players : 4;
  const bot = BOTS.includes(choice.bot) ? choice.bot : "adept";
  const editions = editionsOf(game, players);
  const edition = editions.includes(choice.edition) ? choice.edition : "evrikus";
  return { players, bot, edition };
}

export function wishOf(game: GameName, { players, bot, edition }: Choice): QuickSpec {
  const options = game === "aurum" ? { players, edition } : { players };
  return { game, options, bot };
}

function keyOf(game: GameName): string {
  return `goldgavel.quick.${game}`;
}
