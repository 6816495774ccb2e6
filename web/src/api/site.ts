/** Links for other people and other devices. */

import { loadOffer, offer } from "./games.svelte";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** True if this page's address works on this computer only. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The origin for links: the page's own, unless that would mean another computer elsewhere. */
export function originFor(place: { hostname: string; origin: string }, site: string): string {
  return site !== "" && isLoopback(place.hostname) ? new URL(site).origin : place.origin;
}

/** Returns a link that works on other devices. Reactive: it changes when the server has answered. */
export function linkTo(path: string): string {
  return originFor(location, offer()?.site ?? "") + path;
}

/** Asks the server for its network address, if the page's own address works only here. */
export function loadSite(): void {
  if (isLoopback(location.hostname)) loadOffer().catch(() => undefined);
}
