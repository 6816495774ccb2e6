/** Opens pages, each with its own browser context: nothing is shared between tests. */

import { type Browser, chromium, type Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { recordAnnouncements } from "./announcements.ts";
import { collectErrors } from "./errors.ts";
import { withNetworkName } from "./network.ts";
import { launchOtherBrowser, OTHER_BROWSER } from "./otherBrowsers.ts";
import { forwardMessages } from "./socketMessages.ts";
import { type Visit, visitorOf } from "./visit.ts";

let connected: Promise<Browser> | undefined;

/** Opens a new page. The test fails if the page reports an error or warning, or if a request fails. */
export async function newPage(visit: Visit = {}): Promise<Page> {
  connected ??= OTHER_BROWSER === undefined ? chromium.connect(inject("browser")) : launchOtherBrowser();
  const address = visit.address ?? inject("address");
  const origin = visit.network ? withNetworkName(address) : address;
  const context = await visitorOf(await connected, origin, visit);
  const errors = collectErrors(context);
  onTestFinished(async () => {
    await context.close();
    errors.expectNone();
  });
  await recordAnnouncements(context);
  const page = await context.newPage();
  await forwardMessages(page);
  return page;
}

/** Opens an address of the page and waits for its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
}
