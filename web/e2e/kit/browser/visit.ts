/** What surrounds a visitor: a screen, a language, and what they chose on an earlier visit. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Settings } from "../../../src/settings/settings.svelte.ts";
import { OTHER_BROWSER } from "./otherBrowsers.ts";

export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  side: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

export interface Visit {
  viewport?: keyof typeof VIEWPORTS;
  theme?: "dark" | "light";
  language?: "en" | "ru" | "fr";
  touch?: boolean;
  reducedMotion?: boolean;
  /** Whether the page may be kept for times without a connection: that takes a while, and few tests are about it. */
  kept?: boolean;
  /** By a name of the network over plain HTTP, as from another device; otherwise by this computer's own address. */
  network?: boolean;
  /** A first visit: nothing was chosen before. Things move and sound, and the page is kept where that is possible. */
  defaults?: boolean;
  /** Of another server than the one that all tests share. */
  address?: string;
  /** Anything else that the visitor has chosen before. Nothing moves unless `speed` is given. */
  settings?: Partial<Settings>;
}

const origins = new WeakMap<BrowserContext, string>();

/** A browser of the visitor's own, with nothing in it but what they chose on an earlier visit. */
export async function visitorOf(browser: Browser, origin: string, visit: Visit = {}): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(origin, visit));
  origins.set(context, origin);
  return context;
}

/** Where this visitor finds the server. */
export function originOf(page: Page): string {
  const origin = origins.get(page.context());
  if (origin === undefined) throw new Error("this browser was not made by visitorOf");
  return origin;
}

function contextOptions(origin: string, visit: Visit): BrowserContextOptions {
  const { viewport = "desktop", theme = "dark", language = "en" } = visit;
  const localStorage = visit.defaults
    ? []
    : [{ name: "goldgavel.settings", value: JSON.stringify(chosenBefore(visit)) }];
  return {
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    viewport: VIEWPORTS[viewport],
    hasTouch: visit.touch ?? false,
    // Firefox has no such mode.
    ...(OTHER_BROWSER === "firefox" ? {} : { isMobile: visit.touch ?? false }),
    colorScheme: theme,
    locale: language,
    serviceWorkers: visit.kept || visit.defaults ? "allow" : "block",
    reducedMotion: visit.reducedMotion ? "reduce" : "no-preference",
  };
}

/** What the visitor chose on an earlier visit. */
function chosenBefore({ theme = "dark", language = "en", settings }: Visit): Partial<Settings> {
  return { theme, language, speed: "none", sounds: false, ...settings };
}
