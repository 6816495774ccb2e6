/** What the server offers: games with their options, bots, paces. Remembered, so that a next visit need not wait. */

import { ask } from "../http";
import type { GameInfo, GamesOffer } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";

const KEY = "goldgavel.offer";
/** What the page reads of an offer; one that an older page stored is asked for anew. */
const SHAPE = 1;

let offered = $state.raw<GamesOffer | null>(remembered());
let asking: Promise<GamesOffer> | null = null;
let fresh = false;

export function offer(): GamesOffer | null {
  return offered;
}

export function gameOffered(name: string): GameInfo | null {
  return offered?.games.find((game) => game.name === name) ?? null;
}

/** Ask once for what is offered today. */
export async function askForOffer(): Promise<void> {
  if (fresh) return;
  asking ??= ask<GamesOffer>("GET", "/games");
  try {
    const found = await asking;
    fresh = true;
    if (JSON.stringify(found) === JSON.stringify(offered)) return;
    offered = found;
    writeStored(KEY, { shape: SHAPE, offer: found });
  } finally {
    asking = null;
  }
}

function remembered(): GamesOffer | null {
  const stored = readStored<{ shape: number; offer: GamesOffer | null }>(KEY, { shape: 0, offer: null });
  return stored.shape === SHAPE ? stored.offer : null;
}
