/** The browser context of a visit: screen, language, and settings from an earlier visit. */

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
  /** Pixels of a picture for each CSS pixel; 1 by default. */
  deviceScale?: number;
  reducedMotion?: boolean;
  /** Allows the service worker. It takes a while, and few tests need it. */
  kept?: boolean;
  /** Visits by network name over plain HTTP, as from another device; otherwise by the loopback address. */
  network?: boolean;
  /** A first visit with default settings: motion, sound and, if possible, the service worker. */
  defaults?: boolean;
  /** The address of another server than the shared one. */
  address?: string;
  /** Other settings from an earlier visit. Nothing moves unless `speed` is given. */
  settings?: Partial<Settings>;
}

const origins = new WeakMap<BrowserContext, string>();

/** Creates a browser context with only these settings in it. */
export async function visitorOf(browser: Browser, origin: string, visit: Visit = {}): Promise<BrowserContext> {
  const context = await browser.newContext(contextOptions(origin, visit));
  origins.set(context, origin);
  return context;
}

/** Returns the address of the server for this visitor. */
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
    deviceScaleFactor: visit.deviceScale ?? 1,
    hasTouch: visit.touch ?? false,
    // Firefox has no such mode.
    ...(OTHER_BROWSER === "firefox" ? {} : { isMobile: visit.touch ?? false }),
    colorScheme: theme,
    locale: language,
    serviceWorkers: visit.kept || visit.defaults ? "allow" : "block",
    reducedMotion: visit.reducedMotion ? "reduce" : "no-preference",
  };
}

/** Settings from an earlier visit. */
function chosenBefore({ theme = "dark", language = "en", settings }: Visit): Partial<Settings> {
  return { theme, language, speed: "none", sounds: false, ...settings };
}
