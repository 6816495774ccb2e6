/** The same game in Russian and in French, without a word of another language. */

import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import { announcements, follow, makeTable, newPage, open, playCard, speaker } from "./kit/index.ts";

const NAMES = { ru: "Русский", fr: "Français" };
/** What every text of some length has in a language: a few French sentences may well have no accent. */
const SPOKEN = { ru: /[а-яё]/i, fr: /\b(le|la|les|vous|votre|pli|joue)\b/i };
const ENGLISH = /\b(the|you|your|with|plays|wins|cards?)\b/i;
/** A message without a translation is shown by its id. */
const UNSAID = /\b(page|aurum|auction|server)-[a-z]+(-[a-z]+)*\b/;

describe.each(["ru", "fr"] as const)("in %s", (language) => {
  test("a trick of Aurum is played and announced", async () => {
    const page = await newPage({ language });
    const follower = follow<AurumView>(page);
    await page.goto(`/table/${await makeTable(page, { game: "aurum" })}`);
    const say = speaker(language);
    const ownSeat = page.locator(".seat.mine");
    await follower.until("asked", ({ decision }) => decision !== null);
    await expect.poll(() => ownSeat.textContent()).toContain(say("clock-your-turn"));
    expect(await ownSeat.textContent()).not.toContain(say("aurum-on-turn"));
    const isDone = () => follower.told.some(({ events }) => JSON.stringify(events).includes('"trick-won"'));
    while (!isDone()) await playCard(page, follower, say);
    const log = page.getByRole("region", { name: say("story") });
    await expect.poll(async () => (await log.textContent()) ?? "").toMatch(SPOKEN[language]);
    await expect.poll(async () => (await announcements(page)).length).toBeGreaterThan(0);
    const shown = (await page.locator("body").textContent()) ?? "";
    for (const text of [(await log.textContent()) ?? "", (await announcements(page)).join(" "), shown]) {
      expect(text).toMatch(SPOKEN[language]);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toMatch(UNSAID);
    }
  });

  test("a language is changed where it is, and kept", async () => {
    const page = await newPage({ language: "en" });
    await open(page, "/");
    await page.getByRole("combobox", { name: "Language" }).selectOption({ label: NAMES[language] });
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    await page.reload();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator("main").textContent()).not.toMatch(UNSAID);
  });
});
