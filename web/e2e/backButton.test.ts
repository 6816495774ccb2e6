/** The browser's Back button closes what is open over the table before it leaves the table. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { makeTable, newPage, open, speaker } from "./kit/index.ts";

const say = speaker("en");

/** A table that was opened from the home page. */
async function atTable(): Promise<{ page: Page; path: string }> {
  const page = await newPage({ viewport: "phone", touch: true });
  const path = `/table/${await makeTable(page, { game: "auction", players: 3 })}`;
  await open(page, "/");
  await page.goto(path);
  await button(page, "menu").waitFor();
  await page.locator("[data-part=bank]").first().waitFor();
  return { page, path };
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name: say(name), exact: true });
}

async function isShown(page: Page, dialogs: number): Promise<void> {
  await expect.poll(() => page.getByRole("dialog").count()).toBe(dialogs);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(dialogs);
}

async function openMenu(page: Page): Promise<void> {
  await button(page, "menu").click();
  await isShown(page, 1);
}

/** Not `goBack`, which waits for another document to load. */
async function back(page: Page, by = -1): Promise<void> {
  await page.evaluate(
    (steps) =>
      new Promise<void>((done) => {
        addEventListener("popstate", () => done(), { once: true });
        history.go(steps);
      }),
    by,
  );
}

/** Goes back to the home page, which was another document. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await isAt(page, "/");
}

async function isAt(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

describe("Back at a table", () => {
  test("closes open layers, and leaves when there are none", async () => {
    const { page, path } = await atTable();
    await openMenu(page);
    await back(page);
    await isShown(page, 0);
    await isAt(page, path);

    await button(page, "story").click();
    await isShown(page, 1);
    await back(page);
    await isShown(page, 0);
    await isAt(page, path);
    await leave(page);
  });

  test("leaves immediately after a sheet was closed by its button, by Escape, or was replaced", async () => {
    const { page } = await atTable();
    await openMenu(page);
    await page.keyboard.press("Escape");
    await isShown(page, 0);
    await openMenu(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("settings") })
      .click();
    await page.getByRole("dialog", { name: say("settings-title") }).waitFor();
    await isShown(page, 1);
    await button(page, "close").click();
    await isShown(page, 0);
    await leave(page);
  });

  test("is not led astray by Forward or a reload", async () => {
    const { page, path } = await atTable();
    await openMenu(page);
    await back(page);
    await isShown(page, 0);
    await back(page, 1);
    await isShown(page, 0);
    await isAt(page, path);

    await openMenu(page);
    await page.reload();
    await button(page, "menu").waitFor();
    await isShown(page, 0);
    await isAt(page, path);
    await leave(page);
  });

  test("comes from another screen to the table itself", async () => {
    const { page, path } = await atTable();
    await openMenu(page);
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("to-home") })
      .click();
    await isAt(page, "/");
    await isShown(page, 0);
    await back(page);
    await isAt(page, path);
    await page.locator("[data-part=bank]").first().waitFor(); // connected: Chromium warns of sockets that are left early
    await isShown(page, 0);
    await back(page, 1);
    await isAt(page, "/");
  });
});
