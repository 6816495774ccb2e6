/** Durations of animations for this reader. */

import { flushSync } from "svelte";
import { type Speed, settings } from "./settings.svelte";

const FACTORS: Record<Speed, number> = { none: 0, fast: 0.55, usual: 1, slow: 1.7 };

let stillness = 0;

/** Runs work without animations, for example a jump in a replay. */
export function withoutMotion(work: () => void): void {
  stillness += 1;
  try {
    work();
    flushSync();
  } finally {
    stillness -= 1;
  }
}

/** True if what is shown now must appear immediately. */
export function isWithoutMotion(): boolean {
  return stillness > 0;
}

/** Scales a duration to the reader's speed. Returns 0 if the system asks for reduced motion. */
export function motionTime(milliseconds: number): number {
  const still = stillness > 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? 0 : milliseconds * FACTORS[settings().speed];
}
