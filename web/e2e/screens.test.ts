/** Every screen, as it stands: nothing that axe can find, one heading of the first rank, nothing wider than the window. */

import { describe, expect, test } from "vitest";
import { atRest, bothThemes, expectAccessible, newPage, SCREENS, SOAK, VIEWPORTS } from "./kit/index.ts";

const SIZES = SOAK ? (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]) : (["phone"] as const);

describe.each(SIZES)("on a %s", (viewport) => {
  test.each(SCREENS)("$name", async ({ path }) => {
    const page = await newPage({ viewport, touch: viewport !== "desktop" });
    await page.goto(await path(page));
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").waitFor();
    await atRest(page);
    await bothThemes(page, () => expectAccessible(page));
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  });
});
