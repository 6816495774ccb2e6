/** A visitor with a browser of their own: nothing is remembered from other tests. */

import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import type { Settings } from "../../src/settings/settings.svelte.ts";
import { listen } from "./hearing.ts";
import { watchForTrouble } from "./troubles.ts";

export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export interface Visit {
  viewport?: keyof typeof VIEWPORTS;
  theme?: "dark" | "light";
  language?: "en" | "ru" | "fr";
  touch?: boolean;
  reducedMotion?: boolean;
  /** Anything else that the visitor has chosen before. Nothing moves unless `speed` is given. */
  settings?: Partial<Settings>;
}

let connected: Promise<Browser> | undefined;

/** A fresh page. The test fails if the page reports any error or warning, or asks for something in vain. */
export async function newPage(visit: Visit = {}): Promise<Page> {
  connected ??= chromium.connect(inject("browser"));
  const context = await (await connected).newContext(surroundings(visit));
  const troubles = watchForTrouble(context);
  onTestFinished(async () => {
    await context.close();
    troubles.expectNone();
  });
  await listen(context);
  return await context.newPage();
}

function surroundings(visit: Visit): BrowserContextOptions {
  const { viewport = "desktop", theme = "dark", language = "en" } = visit;
  const origin = inject("address");
  const localStorage = [{ name: "goldgavel.settings", value: JSON.stringify(chosenBefore(visit)) }];
  return {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: VIEWPORTS[viewport],
    hasTouch: visit.touch ?? false,
    isMobile: visit.touch ?? false,
    colorScheme: theme,
    locale: language,
    reducedMotion: visit.reducedMotion ? "reduce" : "no-preference",
  };
}

/** What the visitor chose on an earlier visit. */
function chosenBefore({ theme = "dark", language = "en", settings }: Visit): Partial<Settings> {
  return { theme, language, speed: "none", sounds: false, ...settings };
}

/** Open an address of ours and wait until there is something to see. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
}
