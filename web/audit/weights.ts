/** Measures what a browser with an empty cache downloads before it shows a screen. */

import type { Browser } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { type Visit, visitorOf } from "../e2e/kit/browser/visit.ts";
import { makeTable } from "../e2e/kit/server/tables.ts";

/** In compressed bytes, as sent over the network. */
const MOST = { scripts: 120_000, art: 150_000 };
const KINDS: Record<keyof typeof MOST, RegExp> = { scripts: /\.js$/, art: /\.(woff2|svg|png|webp|jpg)$/ };

type Language = NonNullable<Visit["language"]>;

export async function measureWeights(origin: string): Promise<string[]> {
  const browser = await launchBrowser();
  const faults: string[] = [];
  try {
    for (const language of ["en", "ru", "fr"] as const)
      for (const screen of ["home", "aurum", "auction"] as const)
        faults.push(...(await weigh(browser, origin, language, screen)));
  } finally {
    await browser.close();
  }
  return faults;
}

async function weigh(
  browser: Browser,
  origin: string,
  language: Language,
  screen: "home" | "aurum" | "auction",
): Promise<string[]> {
  const context = await visitorOf(browser, origin, { language });
  const page = await context.newPage();
  await page.goto(screen === "home" ? "/" : `/table/${await makeTable(page, { game: screen })}`);
  await page.getByRole("main").waitFor();
  await page.waitForLoadState("networkidle");
  const sent = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return { path: new URL(name).pathname, size: encodedBodySize };
    }),
  );
  await context.close();
  const sums = Object.entries(KINDS).map(([kind, pattern]) => ({
    kind: kind as keyof typeof MOST,
    size: sent.filter(({ path }) => pattern.test(path)).reduce((sum, { size }) => sum + size, 0),
  }));
  const name = `${screen} in ${language}`;
  console.log(
    `first load  ${name.padEnd(20)} ${sums.map(({ kind, size }) => `${kind} ${kilobytes(size)}`).join("   ")}`,
  );
  return sums
    .filter(({ kind, size }) => size === 0 || size > MOST[kind])
    .map(({ kind, size }) => `${name}: ${kind} ${kilobytes(size)}, at most ${kilobytes(MOST[kind])}`);
}

function kilobytes(size: number): string {
  return `${(size / 1000).toFixed(1)} kB`;
}
