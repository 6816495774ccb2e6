/** Runs axe-core on the current page. */

import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atRest } from "./look.ts";

type Axe = typeof axe;

/** Fails on any violation of WCAG A and AA, best practices, or target size. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("main").first().waitFor({ state: "attached" }); // screens are loaded on demand
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
