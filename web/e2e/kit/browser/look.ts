/** The look of the page: themes, and waiting for animations. */

import type { Page } from "playwright-core";

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

/** Runs work in the dark and in the light theme, keeping the state of the page. */
export async function bothThemes(page: Page, work: (theme: Theme) => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? "dark");
  for (const theme of THEMES) {
    await setTheme(page, theme);
    await work(theme);
  }
  await setTheme(page, before);
}

export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** Waits until all finite animations have ended, so that no colour is halfway between two. Those that follow a scroll
 * position never end.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const timed = document.getAnimations().filter((one) => one.timeline === document.timeline);
    const moving = timed.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
