/** How long the others seem to think, for this reader. Not motion: who wants things still wants time to read too. */

import { type Speed, settings } from "../settings/settings.svelte";

const FACTORS: Record<Speed, number> = { none: 0, fast: 0.6, usual: 1, slow: 1.6 };

export function pauseLength(milliseconds: number): number {
  return milliseconds * FACTORS[settings().speed];
}
