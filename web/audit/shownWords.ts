/** Reads what is visible on the screen, as a visitor does. */

import type { Page } from "playwright-core";

/** Returns the visible texts inside the screen, each once. Texts for screen readers only and covered ones are left out. */
export async function shownTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || parent === null || parent.closest(".out-of-sight, script, style, option") !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
      if (above !== null && (parent.contains(above) || above.contains(parent))) texts.add(text);
    }
    return [...texts];
  });
}

/** Counts words. Numbers and signs are none. */
export function wordsIn(texts: string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).length, 0);
}
