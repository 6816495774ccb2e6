/** How long things take to move, for this reader. */

import { flushSync } from "svelte";
import { type Speed, settings } from "./settings.svelte";

const FACTORS: Record<Speed, number> = { none: 0, fast: 0.55, usual: 1, slow: 1.7 };

let stillness = 0;

/** Work whose outcome is there at once, as after a jump in a replay. */
export function withoutMotion(work: () => void): void {
  stillness += 1;
  try {
    work();
    flushSync();
  } finally {
    stillness -= 1;
  }
}

/** Whether what is shown now is to be there at once, whatever was still on its way. */
export function isWithoutMotion(): boolean {
  return stillness > 0;
}

/** The given milliseconds as this reader likes them: none where the system asks for reduced motion. */
export function moving(milliseconds: number): number {
  const still = stillness > 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * FACTORS[settings().speed];
}
