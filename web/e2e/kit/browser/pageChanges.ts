/** Records what is visible on a page: one state for every change. */

import type { Page } from "playwright-core";

/** A state of the page: when it began, in milliseconds of the page's clock, and what was visible. */
export interface PageState {
  at: number;
  seen: Record<string, string>;
}

declare global {
  interface Window {
    states?: PageState[];
  }
}

/** Starts recording: by name, the texts of all elements that a selector finds, or their number (`#`). */
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
    // Called as soon as the document changes, before it is painted.
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
