/** The service worker: stores one complete build and answers when the server does not.
 *
 * With a connection the first file always comes from the server, so that nobody keeps an old page.
 */

import { notificationOf } from "./notifications";
import { type Strategy, strategyFor, withoutHints } from "./strategy";

/** The parts of the service worker's global scope that are used here. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows;
  addEventListener(name: "push", listener: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(name: "pushsubscriptionchange", listener: (event: Resubscribed) => void): void;
  addEventListener(name: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}
interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends Lifetime {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Lifetime {
  data: { text(): string } | null;
}
interface Clicked extends Lifetime {
  notification: Notification;
}
interface Resubscribed extends Lifetime {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
}
interface Windows {
  matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<OpenWindow[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Filled in by the build (`tools/offline.ts`). */
declare const BUILT: { version: string; files: string[]; entry: string };

const worker = self as unknown as WorkerScope;
/** The base path. Other pages on the same site have caches too. */
const SCOPE = new URL("./", location.href);
const BASE = SCOPE.pathname.slice(0, -1);
const PREFIX = `goldgavel${BASE}-`;
const NAME = PREFIX + BUILT.version;
const FILES = BUILT.files.map((file) => BASE + file);
const FIRST = `${BASE}/index.html`;
const ASSETS = `${BASE}/assets/`;
/** After this time without an answer, screens that need no server are shown from the cache. */
const PATIENCE = 5000;

worker.addEventListener("install", (event) => {
  event.waitUntil(storeBuild().then(() => worker.skipWaiting()));
});
// Does not claim open pages: they were loaded without it and would fetch their files twice.
worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldBuilds());
});
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const plan = strategyFor({ method, mode, url: new URL(url), scope: SCOPE.href });
  if (plan !== "leave") event.respondWith(answer(event.request, plan));
});

worker.addEventListener("push", (event) => {
  const shown = notificationOf(event.data?.text(), BASE);
  if (shown !== null) event.waitUntil(worker.registration.showNotification(shown.title, shown.options));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo((event.notification.data as { path?: string } | null)?.path ?? `${BASE}/`));
});
// A push service may assign a new address; the old one would only return "gone".
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(resubscribe(event));
});

/** Focuses the window that shows this path, or opens one. */
async function goTo(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? worker.clients.openWindow(path) : there.focus());
}

async function resubscribe({ oldSubscription, newSubscription }: Resubscribed): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const options = key == null ? null : { userVisibleOnly: true, applicationServerKey: key };
  const subscription =
    newSubscription ?? (options === null ? null : await worker.registration.pushManager.subscribe(options));
  if (subscription === null) return;
  await fetch(`${BASE}/api/me/push`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

/** Stores all files of this build. Files with a content hash in their name are not fetched twice. */
async function storeBuild(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(FILES.map(async (file) => cache.put(file, (await kept(file)) ?? (await fresh(file)))));
}

async function fresh(file: string): Promise<Response> {
  const response = await fetch(file, { cache: file.startsWith(ASSETS) ? "default" : "reload" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // The server is between two builds: store nothing, the next visit tries again.
  if (file === FIRST && !(await response.clone().text()).includes(BUILT.entry)) throw new Error("another build");
  return response;
}

async function kept(file: string): Promise<Response | undefined> {
  return file.startsWith(ASSETS) ? caches.match(file, { ignoreVary: true }) : undefined;
}

/** Keeps the previous build: a page of it may still be open and load more files. */
async function deleteOldBuilds(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request, plan: Exclude<Strategy, "leave">): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (plan === "kept-first") return (await kept(path)) ?? fetch(request);
  if (plan === "server-first") return serverFirst(request, path);
  return plain(await serverFirst(request, FIRST, plan === "screen"));
}

async function serverFirst(request: Request, file: string, hurry = false): Promise<Response> {
  const stored = async () => (await caches.open(NAME)).match(file, { ignoreVary: true });
  try {
    const known = navigator.onLine ? undefined : await stored();
    return known ?? (await (hurry ? withTimeout(fetch(request)) : fetch(request)));
  } catch (problem) {
    const found = await stored();
    if (found === undefined) throw problem;
    return found;
  }
}

async function plain(page: Response): Promise<Response> {
  if (!page.ok || !page.headers.get("content-type")?.startsWith("text/html")) return page;
  const headers = new Headers(page.headers);
  for (const packed of ["content-encoding", "content-length"]) headers.delete(packed);
  return new Response(withoutHints(await page.text()), { status: page.status, headers });
}

function withTimeout(response: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE));
  return Promise.race([response, late]);
}
