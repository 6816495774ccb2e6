/** Slows a page down, so that a busy machine can take every picture of a smooth film. */

import type { Page } from "playwright-core";

/** How many times slower the page runs. */
export const SLOWED = 10;

/** Slows everything that the page opens from now on: timers, clocks and animations. */
export async function slowDown(page: Page): Promise<void> {
  await page.addInitScript((slowed) => {
    const { setTimeout: later, setInterval: often } = window;
    window.setTimeout = ((work: TimerHandler, wait = 0, ...more: unknown[]) =>
      later(work, wait * slowed, ...more)) as typeof setTimeout;
    window.setInterval = ((work: TimerHandler, wait = 0, ...more: unknown[]) =>
      often(work, wait * slowed, ...more)) as typeof setInterval;
    const now = performance.now.bind(performance);
    performance.now = () => now() / slowed;
  }, SLOWED);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWED });
}

/** Waits for a time of the film, in milliseconds. */
export async function filmTime(milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds * SLOWED));
}
