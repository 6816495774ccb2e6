/** Every screen in its initial state: no axe violations, one first-level heading, no horizontal overflow. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { atRest, bothThemes, expectAccessible, newPage, SCREENS, SOAK, VIEWPORTS } from "./kit/index.ts";

const SIZES = SOAK ? (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]) : (["phone"] as const);

describe.each(SIZES)("on a %s", (viewport) => {
  test.each(SCREENS)("$name", async ({ name, path }) => {
    const page = await newPage({ viewport, touch: viewport !== "desktop" });
    await page.goto(await path(page));
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").waitFor();
    await atRest(page);
    await bothThemes(page, () => expectAccessible(page));
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
    if (isTable(name)) expect(await below(page)).toBeLessThanOrEqual(0);
    if (name === "aurum-over") await expectInSight(page, "#sheet-title");
  });
});

describe("a phone on its side", () => {
  const OPEN = {
    "aurum-trick": ["[data-seat]", "[data-part=trick]", "[data-part=actions] .button", "[data-part=hand] button"],
    "aurum-bidding-three": ["[data-seat]", ".slot", "[data-part=actions] .button"],
    "auction-six": ["[data-part=lot] li", ".bidder", "[data-part=bidding] .button", ".stand"],
  };

  test.each(Object.entries(OPEN))("%s: nothing covers the controls", async (name, parts) => {
    const page = await newPage({ viewport: "side", touch: true, language: "ru" });
    await page.goto((await SCREENS.find((screen) => screen.name === name)?.path(page)) ?? "");
    for (const part of parts) await expectInSight(page, part);
    expect(await below(page)).toBeLessThanOrEqual(0);
  });
});

test("the last entry is visible when the log is opened on a phone", async () => {
  const page = await newPage({ viewport: "phone", touch: true });
  await page.goto((await SCREENS.find(({ name }) => name === "auction-bidding")?.path(page)) ?? "");
  await page.locator("nav.sheets button").last().click();
  await expect.poll(() => page.locator("dialog ol li").count()).toBeGreaterThan(10);
  await expectInSight(page, "dialog .block:last-child li:last-child");
});

/** A table fits on one screen. */
function isTable(name: string): boolean {
  return /^(aurum|auction)-/.test(name);
}

async function below(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
}

/** Each of them is what a finger would hit near its top left corner. */
async function expectInSight(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await atRest(page);
  await expect.poll(() => coveredOf(page, selector), { message: selector }).toEqual([]);
}

async function coveredOf(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width === 0) return [];
      const [x, y] = [left + Math.min(10, width / 2), top + Math.min(14, height / 2)];
      const met = document.elementFromPoint(x, y);
      return met !== null && (one.contains(met) || met.contains(one))
        ? []
        : [`${one.className} under ${met?.className}`];
    }),
  );
}
