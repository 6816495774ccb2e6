/** How long things take to move, for this reader. */

import { type Speed, settings } from "./settings.svelte";

const FACTORS: Record<Speed, number> = { none: 0, fast: 0.55, usual: 1, slow: 1.7 };

/** The given milliseconds as this reader likes them: none where the system asks for reduced motion. */
export function moving(milliseconds: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * FACTORS[settings().speed];
}
