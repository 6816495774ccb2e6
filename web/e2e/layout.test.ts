/** Layout rules on every screen: no text cut or covered, no word broken, no control off screen or covered. */

import { describe, expect, test } from "vitest";
import {
  ALL_LOOKS,
  atRest,
  type Look,
  layoutFindings,
  newPage,
  SCREENS,
  SOAK,
  SOME_LANGUAGES,
} from "./kit/index.ts";

/** The narrowest screen with the largest letters, and the sizes between phone and desktop, show most faults. */
const SOME_LOOKS: Look[] = [
  { size: [360, 740], text: 200, theme: "dark" },
  { size: [844, 390], text: 100, theme: "dark" },
  { size: [1024, 768], text: 100, theme: "light" },
  { size: [1366, 768], text: 200, theme: "dark" },
];
const SOME_SCREENS = new Set([
  "home",
  "new-auction",
  "open-table",
  "aurum-bidding",
  "keeper-aurum",
  "learn",
  "rules-aurum",
  "settings",
  "claim",
]);
const FAULTS = {
  "wide document": '<div style="width: 900px">wide</div>',
  "cut text": '<p style="width: 4em; overflow: hidden; white-space: nowrap">longer than its box</p>',
  "covered text":
    '<p style="margin: 0">below</p><div style="margin-top: -2em; height: 2em; background: red; position: relative"></div>',
  "broken word": '<p style="width: 2em; overflow-wrap: anywhere">Непереносимое</p>',
  "lost control": '<button style="position: absolute; left: -60px; width: 90px">lost</button>',
  "covered control":
    '<button style="width: 90px; height: 40px"></button><div style="position: absolute; inset: 0; background: red"></div>',
};
const LOOKS = SOAK ? ALL_LOOKS : SOME_LOOKS;

describe.each(SOME_LANGUAGES)("in %s", (language) => {
  test.each(SCREENS.filter(({ name }) => SOAK || SOME_SCREENS.has(name)))("$name", async ({ path }) => {
    const page = await newPage({ language, reducedMotion: true });
    await page.goto(await path(page));
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").waitFor();
    await atRest(page);
    expect(await layoutFindings(page, LOOKS)).toEqual([]);
  });
});

test("the rules find what is wrong", async () => {
  const page = await newPage();
  for (const [rule, fault] of Object.entries(FAULTS)) {
    await page.setContent(`<main>${fault}</main>`);
    const found = await layoutFindings(page, [{ size: [360, 740], text: 100, theme: "dark" }]);
    expect(found.map((one) => one.split(": ")[1])).toContain(rule);
  }
});

test.each(["en", "ru", "fr"] as const)(
  "the labels of a trick cover no player in a low window, in %s",
  async (language) => {
    const page = await newPage({ language, reducedMotion: true });
    const trick = SCREENS.find(({ name }) => name === "aurum-trick");
    await page.goto((await trick?.path(page)) ?? "");
    await page.locator(".marks span").first().waitFor();
    for (const height of [560, 620, 688]) {
      await page.setViewportSize({ width: 880, height });
      await atRest(page);
      const boxes = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const [labels, players] = [await boxes(".marks span"), await boxes("[data-seat]")];
      const covered = labels.flatMap((label) =>
        players.filter(
          ({ left, right, top, bottom }) =>
            label.left < right && label.right > left && label.top < bottom - 1 && label.bottom > top + 1,
        ),
      );
      expect(covered, `${height}`).toEqual([]);
    }
  },
);

test("all of the contest is in sight next to the table", async () => {
  const page = await newPage({ language: "ru", reducedMotion: true });
  const bidding = SCREENS.find(({ name }) => name === "aurum-bidding");
  await page.goto((await bidding?.path(page)) ?? "");
  await page.locator("aside.left [data-part=supply] li").first().waitFor();
  for (const width of [1366, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await atRest(page);
    const below = () => page.locator("aside.left").evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect.poll(below, { message: `${width}` }).toBeLessThanOrEqual(0);
  }
});
