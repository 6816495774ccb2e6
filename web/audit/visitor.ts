/** Walks a first-time visitor's path on a phone: home, lesson, first game against beginners, second game.
 *
 * Counts taps and words, and writes a film strip of each language. Only visible controls are tapped, by their labels.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";
import { visitorOf } from "../e2e/kit/browser/visit.ts";
import { type Say, speaker } from "../e2e/kit/suite/text.ts";
import { shownTexts, wordsIn } from "./shownWords.ts";

const LANGUAGES = ["en", "ru", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

/** A screen of the path, and what it took to leave it. */
interface Stop {
  name: string;
  taps: number;
  /** The words on it that the visitor has not seen before. */
  words: number;
  pictures: string[];
}

/** What the lesson of Auction asks for, in this order. */
type Answer = { bid: number } | "pass" | "join";
const ANSWERS: Answer[] = [{ bid: 2 }, { bid: 5 }, "pass", { bid: 4 }, "join", { bid: 9 }];
/** The buttons that raise a bid, by coins. */
const STEPS = [5, 2, 1];
/** The visitor does not bid more than this in the first game. */
const DEAREST = 6;

export async function followVisitor(origin: string, folder: string): Promise<string[]> {
  const place = join(folder, "visitor");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const browser = await launchBrowser();
  try {
    const paths = await Promise.all(LANGUAGES.map((language) => walk(browser, origin, place, language)));
    paths.forEach((stops, number) => {
      report(LANGUAGES[number] ?? "en", stops, place);
    });
  } finally {
    await browser.close();
  }
  return [];
}

async function walk(browser: Browser, origin: string, place: string, language: Language): Promise<Stop[]> {
  const visit = { viewport: "phone", touch: true, defaults: true, language } as const;
  const context = await visitorOf(browser, origin, visit);
  const path = new Path(await context.newPage(), place, language);
  await learn(path);
  await playFirstGame(path);
  await path.tap(path.button("ending-again"));
  await path.asked();
  await path.arrive(`second game`);
  await context.close();
  return path.stops;
}

async function learn(path: Path): Promise<void> {
  const { page, say } = path;
  await page.goto("/");
  const newHere = page.getByRole("link", { name: say("home-new-here") });
  await newHere.waitFor();
  await page.waitForLoadState("networkidle");
  await path.arrive("home");
  await path.tap(newHere);
  const card = page.getByRole("region", { name: say("auction-name") });
  const lesson = card.getByRole("link", { name: say("learn-start-new") });
  await lesson.waitFor();
  await path.arrive("lessons");
  await path.tap(lesson);
  await takeLesson(path);
}

async function takeLesson(path: Path): Promise<void> {
  const { page } = path;
  const heading = page.locator("section.coach h2");
  const answers = [...ANSWERS];
  let last = "";
  for (;;) {
    await page.waitForFunction((title) => {
      const shown = document.querySelector("section.coach h2")?.textContent ?? "";
      return shown !== title && document.querySelector("section.coach .watching") === null;
    }, last);
    last = (await heading.textContent()) ?? "";
    await path.arrive(`lesson: ${last.replace(/\s*\(.*/, "")}`);
    const goOn = path.button("learn-go-on");
    if (await path.button("learn-play").isVisible()) break;
    if (await goOn.isVisible()) await path.tap(goOn);
    else await giveAnswer(path, answers.shift());
  }
  await path.tap(path.button("learn-play"));
}

async function giveAnswer(path: Path, answer: Answer | undefined): Promise<void> {
  if (answer === undefined) throw new Error("the lesson asks for more answers than are known here");
  const { page, say } = path;
  if (answer === "pass") await path.tap(path.button("auction-do-pass"));
  else if (answer === "join") {
    const groups = page.getByRole("group", { name: say("auction-join"), exact: true });
    await path.tap(groups.getByRole("button", { name: say("group-stamp") }));
  } else {
    await page.locator("[data-part=bidding] .pass:enabled").waitFor();
    const shown = page.getByRole("spinbutton", { name: say("auction-your-bid"), exact: true });
    for (let left = 1; left > 0; ) {
      left = answer.bid - Number(await shown.inputValue());
      const step = STEPS.find((one) => one <= left);
      if (step === 1) await path.tap(path.button("auction-more"));
      else if (step !== undefined) await path.tap(path.button("auction-more-by", { count: step }));
    }
    await path.tap(path.button("auction-do-bid", { coins: answer.bid }));
  }
}

/** Bids while a lot is cheap, and passes otherwise. */
async function playFirstGame(path: Path): Promise<void> {
  const { page } = path;
  await path.asked();
  await path.arrive("first game");
  const again = path.button("ending-again");
  while (await path.asked(again)) {
    const joins = page.locator("[data-part=join] button:enabled");
    const bid = page.locator("[data-part=bidding] .bright:enabled");
    const price = Number(/\d+/.exec((await bid.textContent({ timeout: 500 }).catch(() => "")) ?? "")?.[0] ?? 0);
    const sure = path.button("auction-sure-yes");
    if (await sure.isVisible()) await path.tap(sure, false);
    else if ((await joins.count()) > 0) await path.tap(joins.first(), false);
    else await path.tap(price > 0 && price <= DEAREST ? bid : path.button("auction-do-pass"), false);
  }
  await path.arrive("first game: the sheet");
}

/** The visitor on the way: a page, and what it took so far. */
class Path {
  readonly stops: Stop[] = [];
  readonly say: Say;
  private readonly seen = new Set<string>();

  constructor(
    readonly page: Page,
    private readonly place: string,
    private readonly language: Language,
  ) {
    this.say = speaker(language);
  }

  /** The button with the words of a message. */
  button(message: string, args: Record<string, number> = {}): Locator {
    return this.page.getByRole("button", { name: this.say(message, args), exact: true });
  }

  /** Notes a new screen: its new words and a picture. */
  async arrive(name: string): Promise<void> {
    const fresh = (await shownTexts(this.page)).filter((text) => !this.seen.has(text));
    for (const text of fresh) this.seen.add(text);
    this.stops.push({ name, taps: 0, words: wordsIn(fresh), pictures: [] });
    await this.photograph();
  }

  async tap(control: Locator, photographed = true): Promise<void> {
    const stop = this.stops.at(-1);
    if (stop === undefined) throw new Error("nothing to tap on yet");
    if (photographed && stop.taps > 0) await this.photograph();
    await control.tap();
    stop.taps++;
  }

  /** Waits until the visitor has to answer at the table. Returns false if `end` is visible instead. */
  async asked(end?: Locator): Promise<boolean> {
    const answer = this.page.locator("[data-part=bidding] .pass:enabled, [data-part=join] button:enabled").first();
    await (end === undefined ? answer : answer.or(end).first()).waitFor({ timeout: 120_000 });
    return await answer.isVisible();
  }

  private async photograph(): Promise<void> {
    const stop = this.stops.at(-1);
    const file = `${this.language}-${String(this.stops.length).padStart(2, "0")}-${stop?.pictures.length ?? 0}.png`;
    await this.page.screenshot({ path: join(this.place, file) });
    stop?.pictures.push(file);
  }
}

function report(language: Language, stops: Stop[], place: string): void {
  for (const { name, taps, words } of stops)
    console.log(
      `visitor     ${language}  ${name.padEnd(44)} ${`${taps}`.padStart(3)} taps  ${`${words}`.padStart(4)} words`,
    );
  const game = stops.findIndex(({ name }) => name === "first game");
  const [before, all] = [stops.slice(0, game), stops].map(
    (some) => [sum(some, "taps"), sum(some, "words")] as const,
  );
  console.log(
    `visitor     ${language}  until the first game ${before?.join(" taps, ")} words; in all ${all?.join(" taps, ")} words`,
  );
  const file = join(place, `${language}.html`);
  writeFileSync(file, filmStrip(language, stops));
  console.log(`visitor     ${language}  film strip: ${file}`);
}

function sum(stops: Stop[], what: "taps" | "words"): number {
  return stops.reduce((all, stop) => all + stop[what], 0);
}

function filmStrip(language: Language, stops: Stop[]): string {
  const figures = stops.map(({ name, taps, words, pictures }) => {
    const shown = pictures.map((file) => `<a href="${file}"><img src="${file}" alt=""></a>`);
    return `<figure><div>${shown.join("")}</div><figcaption>${name}: ${taps} taps, ${words} words</figcaption></figure>`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>A first-time visitor</title>
<style>body{font:13px system-ui;margin:8px;background:#888;display:flex;flex-wrap:wrap;gap:10px}figure{margin:0}div{display:flex;gap:3px}img{display:block;width:220px}</style>
${figures.join("")}\n`;
}
