/** Layout rules on every screen: no text cut, no word broken, no control off screen or covered. */

import { appendFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ALL_LOOKS, atRest, type Look, layoutFindings, newPage, SCREENS, SOAK, SOME_LANGUAGES } from "./kit/index.ts";

/** The narrowest screen with the largest letters shows most of what can go wrong. */
const SOME_LOOKS: Look[] = [{ size: [360, 740], text: 200, theme: "dark" }];

const ONLY = process.env.ONLY?.split(",");
describe.each(SOME_LANGUAGES)("in %s", (language) => {
  test.each(SCREENS.filter((one) => ONLY?.includes(one.name) ?? true))("$name", async ({ name, path }) => {
    const page = await newPage({ language, reducedMotion: true });
    await page.goto(await path(page));
    await page.waitForLoadState("networkidle");
    await page.getByRole("main").waitFor();
    await atRest(page);
    const looks = (SOAK ? ALL_LOOKS : SOME_LOOKS).filter((one) => !process.env.DARK || one.theme === "dark");
    const found = await layoutFindings(page, looks);
    if (process.env.FOUND) appendFileSync(process.env.FOUND, found.map((one) => `${name}, ${language}, ${one}\n`).join("") + `DONE ${name} ${language} ${looks.length}\n`);
    else expect(found).toEqual([]);
  });
});
