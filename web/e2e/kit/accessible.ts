/** axe-core with all that it can prove, in the page as it stands. */

import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

type Axe = typeof axe;
const THEMES = ["dark", "light"] as const;

/** No violation of WCAG A and AA, of the best practices, or of the size of targets. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} – ${node.failureSummary}`),
    );
  });
  expect(found).toEqual([]);
}

/** The same page in the dark and in the light, with whatever lies on it. */
export async function bothThemes(page: Page, work: (theme: string) => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? "dark");
  for (const theme of THEMES) {
    await wear(page, theme);
    await work(theme);
  }
  await wear(page, before);
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** Until nothing moves that ends at all: colours half-way between two are nobody's. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}
