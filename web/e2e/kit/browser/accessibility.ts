/** axe-core with all that it can prove, in the page as it stands. */

import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atRest } from "./look.ts";

type Axe = typeof axe;

/** No violation of WCAG A and AA, of the best practices, or of the size of targets. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("main").first().waitFor({ state: "attached" }); // a screen is loaded when it is first asked for
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
