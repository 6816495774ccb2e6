/** Cards at a table of Aurum: refused, lifted, dragged, preselected; and bids that are changed. */

import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import { announcements, completesTrick, newPage, tableWhere } from "./kit/index.ts";
import {
  atTable,
  bid,
  EDGE,
  hand,
  legal,
  midTrick,
  nameOf,
  next,
  played,
  spoken,
  touchUntil,
} from "./kit/players/aurumTable.ts";

describe("a card", () => {
  test("that cannot be played shows the reason and the rule", async () => {
    const page = await midTrick();
    const rule = page.getByRole("alert").getByRole("link", { name: "A19" });
    await touchUntil(rule, page.locator("footer [data-card][aria-disabled=true]").first());
    expect(await rule.getAttribute("href")).toBe("/rules/aurum#A19");
  });

  test("of gold cannot be a bid: dimmed, with the rule, whether it is touched or typed", async () => {
    const page = await atTable();
    await page.getByText(/choose a card as your bid/i).waitFor();
    expect(await hand(page, "Au0").getAttribute("aria-disabled")).toBe("true");
    const why = page.getByRole("alert").filter({ hasText: /only a base card of your hand can be your bid/i });
    await touchUntil(why, hand(page, "Au0"));
    expect(await why.getByRole("link", { name: "A8" }).getAttribute("href")).toBe("/rules/aurum#A8");
    expect(await page.locator("footer .now .bright").isDisabled()).toBe(true);
    await page.getByRole("textbox", { name: /type a command/i }).fill("bid Au0");
    await page.keyboard.press("Enter");
    await page.locator("form p", { hasText: /^A8: only a base card/ }).waitFor();
    await legal(page).first().click({ position: EDGE });
    await page.getByRole("textbox", { name: /type a command/i }).fill("bid 0");
    await page.keyboard.press("Enter");
    await why.waitFor();
  });

  test("is lifted by a first touch and played by a second", async () => {
    const page = await midTrick({ viewport: "phone", touch: true });
    const card = legal(page).first();
    const name = await nameOf(card);
    const before = await hand(page, name).count();
    await card.tap({ position: EDGE });
    await page.locator("footer .lifted").waitFor();
    expect(await hand(page, name).count()).toBe(before);
    await page.getByRole("button", { name: `Play ${spoken(name)}`, exact: true }).waitFor();
    const since = (await announcements(page)).length;
    await card.tap({ position: EDGE });
    await played(page, name, since);
  });

  test("is dragged to the table with a finger, and snaps back when it may not be played", async () => {
    const page = await midTrick({ viewport: "phone", touch: true });
    const count = await hand(page).count();
    await drag(page, page.locator("footer [data-card][aria-disabled=true]").first());
    await page.getByRole("alert").getByRole("link").waitFor();
    expect(await hand(page).count()).toBe(count);
    const name = await nameOf(legal(page).first());
    const since = (await announcements(page)).length;
    await drag(page, legal(page).first());
    await played(page, name, since);
  });

  test("that is preselected is played on its turn, or dropped", async () => {
    const page = await atTable({}, { pace: { trick_rest: 0, round_rest: 0, bot_pause: 2, patience: 60 } });
    await bid(page);
    await page
      .getByText(/Waiting for /)
      .first()
      .waitFor();
    const name = await nameOf(hand(page).first());
    const spoken = (await hand(page).first().getByRole("img").getAttribute("aria-label")) ?? "";
    await hand(page).first().click({ position: EDGE });
    await page.waitForFunction(
      ([card, said]) => {
        const isPlayed = window.announcements?.some((words) =>
          new RegExp(`You (lead|play) ${said}\\b`).test(words),
        );
        const isAsked = document.querySelector("footer .now .bright") !== null;
        const isDropped = document.querySelector(
          `footer .place:not(.meant) [data-card="${card}"][aria-disabled=true]`,
        );
        return isPlayed || (isAsked && isDropped);
      },
      [name, spoken],
    );
  });
});

/** Drags from the card's edge to the middle of the table, like a finger. */
async function drag(page: Page, card: Locator): Promise<void> {
  const from = await card.boundingBox();
  const to = await page.locator("[data-drop]").boundingBox();
  if (from === null || to === null) throw new Error("not on the screen");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const start = { x: from.x + EDGE.x, y: from.y + EDGE.y };
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await touch("touchStart", [start]);
  for (const part of [0.2, 0.5, 0.8, 1])
    await touch("touchMove", [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  await touch("touchEnd", []);
}

describe("a bid", () => {
  test("can be changed before the next trick: armed, disarmed, armed and made", async () => {
    const page = await newPage();
    const table = await tableWhere<AurumView>(page, { game: "aurum" }, ({ view, decision }) =>
      Boolean(decision !== null && view && completesTrick(view) && baseCards(view).length > 1),
    );
    await page.goto(`/table/${table}`);
    expect(await next(page)).toBe("turn");
    const arm = async () => {
      await page.getByRole("button", { name: /^Change a bid/ }).click();
      await page.getByRole("group", { name: "New bid card" }).locator("label").first().click();
      await page.getByRole("button", { name: "Change before the next trick" }).click();
      await page.getByText(/Planned change:/).waitFor();
    };
    await arm();
    await page.getByRole("button", { name: "Keep after all" }).click();
    await page.getByText(/Planned change:/).waitFor({ state: "detached" });
    await arm();
    const cards = page.locator("footer [data-part=hand] [data-card][aria-disabled=false]:not(:has(.armed))");
    await cards.last().click({ position: EDGE });
    await page
      .getByText(/You pay gold \d and change your bid|You pay gold \d, put/)
      .first()
      .waitFor({ state: "attached" });
    await page.getByText(/Planned change:/).waitFor({ state: "detached" });
  });

  function baseCards({ legal }: AurumView): string[] {
    return legal.filter((move) => /^play (?!Au)/.test(move));
  }

  test("is asked about before every trick if the player wants that", async () => {
    const page = await atTable({ settings: { askAtWindows: true } });
    await bid(page);
    await page.getByRole("button", { name: "Keep the bids", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("footer .now .bright"));
  });
});
