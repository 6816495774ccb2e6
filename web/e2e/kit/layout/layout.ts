/** Checks the layout of a page at many sizes, without loading it again. */

import type { CDPSession, Page } from "playwright-core";
import { atRest, setTheme, THEMES, type Theme } from "../browser/look.ts";
import { type Finding, IN_PAGE } from "./rules.ts";

export const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const;
export const TEXT_SIZES = [100, 200] as const;

export interface Look {
  size: readonly [number, number];
  /** Percent of the usual size of letters. */
  text: number;
  theme: Theme;
}

/** The size changes with each size of letters, so that the page notices. */
export const ALL_LOOKS: Look[] = TEXT_SIZES.flatMap((text) =>
  SIZES.flatMap((size) => THEMES.map((theme) => ({ size, text, theme }))),
);

/** Returns what breaks the layout rules, one line for each finding in each look. */
export async function layoutFindings(page: Page, looks: Look[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const look of looks) {
    await setTextSize(browser, look.text);
    await show(page, look);
    const now = (await page.evaluate(`(() => {${IN_PAGE}\nreturn findings();})()`)) as Finding[];
    found.push(...now.map((one) => `${nameOf(look)}: ${one.rule}: ${one.what}: ${one.detail}`));
  }
  return found;
}

function nameOf({ size, text, theme }: Look): string {
  return `${size.join("×")}, ${text} %, ${theme}`;
}

/** The size of letters that readers choose in the settings of their browser. */
async function setTextSize(browser: CDPSession, percent: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}

async function show(page: Page, { size: [width, height], theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await setTheme(page, theme);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  await atRest(page);
}
