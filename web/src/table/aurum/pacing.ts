/** How long each thing that happens at the table is shown before the next. */

import type { AurumView } from "../../protocol/types";

export const CARD = 300;
export const GOLD = 380;
/** How long a whole trick lies there, its winner and its gold marked. */
export const REST = 950;
export const SWEEP = 320;
export const DEAL_STEP = 32;
const DEAL = 700;
const BIDS = 450;
/** More moves than these at once are a leap: nothing is shown of the way. */
const LEAP = 9;

/** For a reader who likes the usual speed; null for a leap. */
export function lengthOf(before: AurumView, after: AurumView): number | null {
  if (after.ply < before.ply || after.ply - before.ply > LEAP) return null;
  if (after.round !== before.round || dealt(before, after)) return DEAL;
  if (tookTrick(before, after)) return CARD + GOLD + REST;
  if (after.trick.length > before.trick.length) return CARD;
  return revealed(before, after) ? BIDS : 0;
}

function dealt(before: AurumView, after: AurumView): boolean {
  return before.phase === "deal" && after.phase === "bid";
}

function tookTrick(before: AurumView, after: AurumView): boolean {
  return sum(after.tricks) > sum(before.tricks);
}

function revealed(before: AurumView, after: AurumView): boolean {
  return before.phase === "bid" && after.phase !== "bid";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}
