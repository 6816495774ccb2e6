/** The server's offer: games with their options, bots, paces. It is stored, so that the next visit does not wait
 * for it.
 */

import { ask } from "../http";
import type { GameInfo, GamesOffer } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";

const KEY = "goldgavel.offer";
/** The fields that the page reads. A stored offer without them is requested again. */
const SHAPE = 2;

let offered = $state.raw<GamesOffer | null>(remembered());
let asking: Promise<GamesOffer> | null = null;
let fresh = false;

export function offer(): GamesOffer | null {
  return offered;
}

export function gameOffered(name: string): GameInfo | null {
  return offered?.games.find((game) => game.name === name) ?? null;
}

/** Requests the current offer once. */
export async function loadOffer(): Promise<void> {
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
