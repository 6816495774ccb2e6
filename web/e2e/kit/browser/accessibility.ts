/** Runs axe-core on the current page. */

import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atRest } from "./look.ts";

type Axe = typeof axe;

/**
 * Fails on any violation of WCAG A and AA, best practices, or target size.
 *
 * A bar that stays at an edge may cover a part of any control while the page scrolls below it. The size of a covered
 * control counts where it is scrolled into the middle.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("main").first().waitFor({ state: "attached" }); // screens are loaded on demand
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const violationsIn = async (place: Document | Element, rules: Record<string, { enabled: boolean }>) =>
      (await axe.run(place, { rules, resultTypes: ["violations"], elementRef: true })).violations.flatMap(
        ({ id, nodes }) => nodes.map((node) => ({ id, node })),
      );
    const isWholeInTheMiddle = async (control: Element) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await violationsIn(control, { "target-size": { enabled: true } });
      return !again.some(({ id }) => id === "target-size");
    };
    const sentences: string[] = [];
    for (const { id, node } of await violationsIn(document, { "target-size": { enabled: true } })) {
      if (id === "target-size" && node.element !== undefined && (await isWholeInTheMiddle(node.element))) continue;
      sentences.push(`${id}: ${node.html.slice(0, 200)} – ${node.failureSummary}`);
    }
    return sentences;
  });
  expect(found).toEqual([]);
}
