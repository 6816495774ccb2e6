/** Takes about ten pictures per second of a trick, a lot and a rematch, with normal motion. */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { type Visit, visitorOf } from "../e2e/kit/browser/visit.ts";
import { beforeSale, beforeTrick } from "../e2e/kit/players/positions.ts";
import { finishedGame } from "../e2e/kit/server/tables.ts";

const FILM = join(import.meta.dirname, "../../build/film");
const EVERY = 100;

interface Take {
  name: string;
  /** The address at which it starts. */
  path: (page: Page) => Promise<string>;
  /** The button that starts it. */
  button: string;
  /** In milliseconds. */
  lasts: number;
}

const TAKES: Take[] = [
  {
    name: "trick",
    path: async (page) => `/table/${await beforeTrick(page)}`,
    button: "footer [data-card][aria-disabled=false]",
    lasts: 4500,
  },
  {
    name: "lot",
    path: async (page) => `/table/${await beforeSale(page)}`,
    button: ".bar .pass:enabled",
    lasts: 5500,
  },
  {
    name: "rematch",
    path: async (page) => `/table/${await finishedGame(page, { game: "aurum", players: 3 })}`,
    button: "[data-part=sheet] .button.bright",
    lasts: 4500,
  },
];

export async function takeFilm(origin: string): Promise<string[]> {
  rmSync(FILM, { recursive: true, force: true });
  mkdirSync(FILM, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const viewport of ["phone", "desktop"] as const)
      for (const take of TAKES) await shoot(browser, origin, viewport, take);
  } finally {
    await browser.close();
  }
  return [];
}

async function shoot(browser: Browser, origin: string, viewport: "phone" | "desktop", take: Take): Promise<void> {
  const visit: Visit = { viewport, settings: { speed: "usual" } };
  const context = await visitorOf(browser, origin, visit);
  const page = await context.newPage();
  await page.goto(await take.path(page));
  const button = page.locator(take.button).first();
  await button.waitFor();
  const name = `${take.name}-${viewport}`;
  await button.click({ position: { x: 9, y: 12 } });
  const times = await photograph(page, name, take.lasts);
  await context.close();
  writeFileSync(join(FILM, `${name}.html`), contactSheet(name, times));
  console.log(`film        ${times.length} pictures: ${join(FILM, `${name}.html`)}`);
}

/** Takes as many pictures as the machine can, with their times. */
async function photograph(page: Page, name: string, lasts: number): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  for (let now = 0; now < lasts; now = performance.now() - begun) {
    times.push(Math.round(now));
    await page.screenshot({ path: join(FILM, `${name}-${Math.round(now)}.jpeg`), type: "jpeg", quality: 60 });
    await page.waitForTimeout(Math.max(0, EVERY - (performance.now() - begun - now)));
  }
  return times;
}

function contactSheet(name: string, times: number[]): string {
  const pictures = times.map(
    (time) =>
      `<figure><a href="${name}-${time}.jpeg"><img src="${name}-${time}.jpeg" alt=""></a><figcaption>${time} ms</figcaption></figure>`,
  );
  const width = name.endsWith("phone") ? 170 : 420;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body{font:13px system-ui;margin:8px;background:#888;display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}img{display:block;width:${width}px}</style>
${pictures.join("")}\n`;
}
