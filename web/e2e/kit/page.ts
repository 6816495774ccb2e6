/** A visitor with a browser of their own: nothing is remembered from other tests. */

import { type Browser, chromium, type Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { listen } from "./hearing.ts";
import { watchForTrouble } from "./troubles.ts";
import { surroundings, type Visit } from "./visit.ts";

let connected: Promise<Browser> | undefined;

/** A fresh page. The test fails if the page reports any error or warning, or asks for something in vain. */
export async function newPage(visit: Visit = {}): Promise<Page> {
  connected ??= chromium.connect(inject("browser"));
  const context = await (await connected).newContext(surroundings(visit.address ?? inject("address"), visit));
  const troubles = watchForTrouble(context);
  onTestFinished(async () => {
    await context.close();
    troubles.expectNone();
  });
  await listen(context);
  return await context.newPage();
}

/** Open an address of ours and wait until there is something to see. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
}
