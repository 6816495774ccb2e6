/** Takes a picture of every screen, at every size and in both themes, and makes an index page. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { atRest, bothThemes } from "../e2e/kit/browser/look.ts";
import { VIEWPORTS, type Visit, visitorOf } from "../e2e/kit/browser/visit.ts";
import { SCREENS, type Screen } from "../e2e/kit/suite/screens.ts";

const SIZES = Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[];
/** Long pages are cut at this height. */
const TALLEST = 2400;

interface Shot {
  screen: string;
  size: string;
  theme: string;
  file: string;
}

export async function takeScreens(origin: string, folder: string): Promise<string[]> {
  const place = join(folder, "screens");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const browser = await launchBrowser();
  const shots: Shot[] = [];
  try {
    for (const screen of chosen()) shots.push(...(await take(browser, origin, place, screen)));
  } finally {
    await browser.close();
  }
  writeFileSync(join(place, "index.html"), contactSheet(shots));
  console.log(`screens     ${shots.length} pictures: ${join(place, "index.html")}`);
  return [];
}

/** `SCREENS=home,settings make audit` takes only these. */
function chosen(): Screen[] {
  const wanted = process.env.SCREENS?.split(",");
  return SCREENS.filter(({ name }) => wanted?.includes(name) ?? true);
}

async function take(browser: Browser, origin: string, place: string, screen: Screen): Promise<Shot[]> {
  const maker = await visitorOf(browser, origin, {});
  const page = await maker.newPage();
  const path = await screen.path(page);
  const { cookies } = await maker.storageState();
  await maker.close();
  const shots: Shot[] = [];
  for (const size of SIZES)
    for (const language of screen.translated ? (["en", "ru", "fr"] as const) : (["en"] as const)) {
      const visit: Visit = { viewport: size, touch: size !== "desktop", reducedMotion: true, language };
      const context = await visitorOf(browser, origin, visit);
      await context.addCookies(cookies);
      const name = language === "en" ? screen.name : `${screen.name}-${language}`;
      shots.push(...(await photograph(await context.newPage(), path, { name, size, place })));
      await context.close();
    }
  return shots;
}

async function photograph(
  page: Page,
  path: string,
  { name, size, place }: { name: string; size: keyof typeof VIEWPORTS; place: string },
): Promise<Shot[]> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const shots: Shot[] = [];
  await bothThemes(page, async (theme) => {
    await atRest(page);
    const file = `${name}-${size}-${theme}.png`;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const { width, height: least } = VIEWPORTS[size];
    const clip = { x: 0, y: 0, width, height: Math.max(least, Math.min(height, TALLEST)) };
    await page.screenshot({ path: join(place, file), fullPage: true, clip });
    shots.push({ screen: name, size, theme, file });
  });
  return shots;
}

function contactSheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ screen }) => screen))];
  const sections = names.map((name) => {
    const pictures = shots
      .filter(({ screen }) => screen === name)
      .map(
        ({ file, size, theme }) =>
          `<figure class="${size}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size}, ${theme}</figcaption></figure>`,
      );
    return `<h2>${name}</h2><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title>
<style>body{font:15px system-ui;margin:2rem;background:#888}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
figure{margin:0}img{display:block}.phone img{width:180px}.side img{width:300px}.tablet img{width:300px}.desktop img{width:520px}</style>
${sections.join("\n")}\n`;
}
