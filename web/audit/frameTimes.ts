/** Measures frames per second while cards move, on a processor slowed down four times. */

import type { Page } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { type Visit, visitorOf } from "../e2e/kit/browser/visit.ts";
import { makeTable, playUntil } from "../e2e/kit/server/tables.ts";

const SLOWED = 4;
const PLIES = 30;
/** A bot that pauses this long lets every card arrive. */
const BOT_PAUSE = 0.7;

declare global {
  interface Window {
    /** Lengths of the frames in which something moved, in milliseconds. */
    frameLengths?: number[];
  }
}

export async function measureFrames(origin: string): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const blank = await browser.newPage();
    console.log(`frames      ${"nothing but a square".padEnd(20)} ${summary(await watchSquare(blank))}`);
    await blank.close();
    for (const game of ["aurum", "auction"] as const)
      for (const viewport of ["desktop", "phone"] as const) {
        const visit: Visit = { viewport, touch: viewport === "phone", settings: { speed: "usual" } };
        const context = await visitorOf(browser, origin, visit);
        const lengths = await watch(await context.newPage(), game);
        await context.close();
        console.log(`frames      ${`${game} on ${viewport}`.padEnd(20)} ${summary(lengths)}`);
      }
  } finally {
    await browser.close();
  }
  return [];
}

async function watch(page: Page, game: "aurum" | "auction"): Promise<number[]> {
  const table = await makeTable(page, { game, pace: { bot_pause: BOT_PAUSE } });
  await page.goto(`/table/${table}`);
  await page.getByRole("main").waitFor();
  await startCounting(page);
  let plies = 0;
  let seen = -1;
  await playUntil(page, table, ({ version, view }) => {
    if (version !== seen) plies++;
    seen = version;
    return plies > PLIES || view?.phase === "over";
  });
  return await page.evaluate(() => window.frameLengths ?? []);
}

/** The machine's baseline: a rotating square on an empty page. */
async function watchSquare(page: Page): Promise<number[]> {
  await page.setContent("<style>div{width:9rem;height:9rem;background:#888}</style><div></div>");
  await page.evaluate(() => document.querySelector("div")?.animate({ rotate: ["0deg", "360deg"] }, 3000));
  await startCounting(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  return await page.evaluate(() => window.frameLengths ?? []);
}

async function startCounting(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.evaluate(() => {
    const frames: number[] = [];
    window.frameLengths = frames;
    let last = performance.now();
    const count = (now: number) => {
      const timed = document.getAnimations().filter((one) => one.timeline === document.timeline);
      if (timed.some((one) => one.playState === "running")) frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

function summary(lengths: number[]): string {
  if (lengths.length === 0) return "nothing moved";
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const sorted = [...lengths].sort((one, other) => one - other);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? mean;
  const [usual, worst] = [1000 / mean, 1000 / slow].map((rate) => rate.toFixed(0));
  return `mean ${usual} a second   5th percentile ${worst} a second   (${lengths.length} frames, processor at 1/${SLOWED})`;
}
