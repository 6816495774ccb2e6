/** Registers the service worker that keeps the page for offline use. */

import { urlOf } from "../base";

const WORKER = urlOf("/service-worker.js");

/** True if this browser can store the page. None does over plain HTTP. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator;
}

/** Registers after everything is loaded, so that it does not slow the first visit. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !canKeep()) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  } catch {
    // A browser that forbids it (a private window) shows the page only with a connection.
  }
}
