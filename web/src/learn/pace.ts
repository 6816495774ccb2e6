/** How long the other players seem to think. This also applies with reduced motion, because it is time to read. */

import { type Speed, settings } from "../settings/settings.svelte";

const FACTORS: Record<Speed, number> = { none: 0, fast: 0.6, usual: 1, slow: 1.6 };

export function pauseLength(milliseconds: number): number {
  return milliseconds * FACTORS[settings().speed];
}
