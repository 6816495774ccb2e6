/** Has the page kept for times without a connection. */

import { urlOf } from "../base";

const WORKER = urlOf("/service-worker.js");

/** Whether this browser can keep the page at all: over plain HTTP none does. */
export function canKeep(): boolean {
  return "serviceWorker" in navigator;
}

/** When everything that is shown is there: what is kept for later must not hold up what is read now. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !canKeep()) return;
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  } catch {
    // A browser that forbids it (a private window) shows the page as long as there is a connection.
  }
}
