/** What a screen reader is told: every text of every live region, in order, as it changes. */

import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    heard?: string[];
  }
}

/** For every page that this context opens from now on. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = [];
    const spoken = new WeakMap<Element, string>();
    window.heard = heard;
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]");
      if (!region) return;
      const text = (region.textContent ?? "").replace(/\s+/g, " ").trim();
      if (text !== "" && text !== spoken.get(region)) heard.push(text);
      spoken.set(region, text);
    };
    // The first text of a region that has only just come is not told by screen readers, except an alert's.
    const watch = new MutationObserver((changes) => {
      for (const change of changes) hear(change.target);
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything that was told since the page was loaded. */
export async function heard(page: Page): Promise<string[]> {
  return await page.evaluate(() => window.heard ?? []);
}

/** What the table's own live region says at present. */
export async function liveRegion(page: Page): Promise<string> {
  return (await page.locator("[aria-live=polite]").allTextContents()).join(" ").trim();
}
