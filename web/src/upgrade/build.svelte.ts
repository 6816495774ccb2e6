/** Notices that the server has another build of the page than the one that is open: it was upgraded meanwhile.
 *
 * Files of the open build that were not loaded yet are gone then. A game is kept by the server, so loading the page
 * again loses nothing but what is being typed: the reader chooses when, unless there is nothing on the screen to lose.
 */

import { urlOf } from "../base";

const HEADER = "X-GoldGavel-Build";
/** For which build this tab was loaded again: never twice for the same, or it would go on for ever. */
const TRIED = "goldgavel.upgraded";
/** Milliseconds between two questions that nobody has asked for. */
const SELDOM = 60_000;

const mine = typeof document === "undefined" ? "" : writtenIn(document);
let newest = $state("");
let putOff = $state("");
let lastAsked = 0;

/** The build that can be had by loading the page again; empty if there is none, or if the reader wants it later. */
export function newBuild(): string {
  return newest === putOff ? "" : newest;
}

export function notNow(): void {
  putOff = newest;
}

/** Every answer of the server says which build it has. */
export function noteBuild(answer: Response): void {
  newest = otherBuild(mine, answer.headers.get(HEADER)) ?? newest;
}

/** Empty if it is the same; null if the answer does not say, or if this page was not built. */
export function otherBuild(own: string, said: string | null): string | null {
  if (own === "" || said === null) return null;
  return said === own ? "" : said;
}

/** Ask the server. The first file is not counted against any limit. */
export async function askForBuild(): Promise<void> {
  if (mine === "") return;
  lastAsked = Date.now();
  try {
    noteBuild(await fetch(urlOf("/"), { method: "HEAD", cache: "no-store" }));
  } catch {
    // No connection: then there is no newer page to be had, either.
  }
}

/** Whoever comes back to a tab may find it old. */
export function watchForUpgrades(): void {
  addEventListener("vite:preloadError", () => void askForBuild());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && Date.now() - lastAsked > SELDOM) void askForBuild();
  });
}

/** A screen did not come. If that is because of an upgrade, load it from the new build: there is nothing to lose. */
export async function isLoadedAnew(): Promise<boolean> {
  await askForBuild();
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
    return false; // Without a memory of it, nothing would stop it.
  }
  location.reload();
  return true;
}

function writtenIn(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="goldgavel-build"]')?.content ?? "";
}
