/** Records what a screen reader would announce: the text of every live region, in order. */

import type { BrowserContext, Page } from "playwright-core";

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Records in every page that this context opens from now on. */
export async function recordAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]";
    const announcements: string[] = [];
    window.announcements = announcements;
    const tell = (text: string | null) => {
      const words = (text ?? "").replace(/\s+/g, " ").trim();
      if (words !== "") announcements.push(words);
    };
    const isHidden = (element: Element) => element.closest("[aria-hidden=true]") !== null;
    /** Content added to a live region is announced. A region that is added with content counts only if it is an
     * alert.
     */
    const arrive = (node: Node, place: Element) => {
      const alerts = node instanceof Element ? [node, ...node.querySelectorAll("*")] : [];
      if (place.closest(LIVE)) tell(node.textContent);
      else for (const one of alerts) if (one.matches("[role=alert]")) tell(one.textContent);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (place === null || isHidden(place)) continue;
        if (type === "characterData" && place.closest(LIVE)) tell(target.textContent);
        for (const node of addedNodes) arrive(node, place);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns everything announced since the page was loaded. */
export async function announcements(page: Page): Promise<string[]> {
  return await page.evaluate(() => window.announcements ?? []);
}

/** Returns the current text of the table's live region. */
export async function liveRegion(page: Page): Promise<string> {
  return (await page.locator("[aria-live=polite]").allTextContents()).join(" ").trim();
}
