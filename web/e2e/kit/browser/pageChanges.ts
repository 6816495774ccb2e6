/** What can be seen on a page, and in which order: one line for every change of it. */

import type { Page } from "playwright-core";

/** When it came to be so, in milliseconds of the page's own clock, and what was to be seen. */
export interface PageState {
  at: number;
  seen: Record<string, string>;
}

declare global {
  interface Window {
    states?: PageState[];
  }
}

/** From now on: by each name, the texts of all that its selector finds, or how many there are (`#`). */
export async function watch(page: Page, what: Record<string, string>): Promise<void> {
  await page.evaluate((selectors) => {
    const states: PageState[] = [];
    window.states = states;
    const textsOf = (selector: string) => {
      const found = [...document.querySelectorAll(selector)];
      return found.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()).join(" | ");
    };
    const look = () => {
      const seen: Record<string, string> = {};
      for (const [name, selector] of Object.entries(selectors))
        seen[name] = selector.startsWith("#")
          ? String(document.querySelectorAll(selector.slice(1)).length)
          : textsOf(selector);
      const last = states.at(-1)?.seen;
      if (last === undefined || Object.keys(seen).some((name) => seen[name] !== last[name]))
        states.push({ at: performance.now(), seen });
    };
    look();
    // Heard of as soon as the page has changed, however late it is drawn.
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, what);
}

export async function pageStates(page: Page): Promise<PageState[]> {
  return await page.evaluate(() => window.states ?? []);
}
