/** Detects that the server has another build than the open page, that is, was upgraded.
 *
 * Files of the open build that were not loaded yet are gone then. The server keeps the game, so a reload loses
 * only what is being typed. The reader chooses when to reload, unless there is nothing on the screen to lose.
 */

import { urlOf } from "../base";

const HEADER = "X-GoldGavel-Build";
/** The build for which this tab was reloaded: never twice for the same one, or it would loop. */
const TRIED = "goldgavel.upgraded";
/** Milliseconds between two automatic checks. */
const SELDOM = 60_000;

const mine = typeof document === "undefined" ? "" : writtenIn(document);
let newest = $state("");
let putOff = $state("");
let lastAsked = 0;

/** The build that a reload would load; empty if there is none or the reader has postponed it. */
export function newBuild(): string {
  return newest === putOff ? "" : newest;
}

/** The build of the open page; empty if it was not built. */
export function currentBuild(): string {
  return mine;
}

export function postponeReload(): void {
  putOff = newest;
}

/** Reads the build from a response. Every response of the server names it. */
export function noteBuild(answer: Response): void {
  newest = otherBuild(mine, answer.headers.get(HEADER)) ?? newest;
}

/** Returns the other build, empty if it is the same, or null if unknown or if this page was not built. */
export function otherBuild(own: string, said: string | null): string | null {
  if (own === "" || said === null) return null;
  return said === own ? "" : said;
}

/** Asks the server. The first file does not count against any rate limit. */
export async function checkBuild(): Promise<void> {
  if (mine === "") return;
  lastAsked = Date.now();
  try {
    noteBuild(await fetch(urlOf("/"), { method: "HEAD", cache: "no-store" }));
  } catch {
    // No connection, so there is no newer page either.
  }
}

/** Checks when the reader comes back to the tab. */
export function watchForUpgrades(): void {
  addEventListener("vite:preloadError", () => void checkBuild());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - lastAsked > SELDOM) void checkBuild();
  });
}

/** A screen could not be loaded. If the reason is an upgrade, reloads into the new build. */
export async function reloadAfterUpgrade(): Promise<boolean> {
  await checkBuild();
  return newest !== "" && reloadOnceFor(newest);
}

/** The server speaks another protocol than this page. */
export function outdated(): void {
  if (!reloadOnceFor(`protocol of ${mine}`)) newest ||= "protocol";
}

export function reloadOnceFor(build: string, store: Storage = sessionStorage): boolean {
  try {
    if (store.getItem(TRIED) === build) return false;
    store.setItem(TRIED, build);
  } catch {
    return false; // Without storage nothing would stop a reload loop.
  }
  location.reload();
  return true;
}

function writtenIn(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="goldgavel-build"]')?.content ?? "";
}
