/** Links for other people and other devices. */

import { askForOffer, offer } from "./games.svelte";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** True if the address of this page works on this computer only. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The origin for links: this page's own, unless that means another computer to everybody else. */
export function originFor(place: { hostname: string; origin: string }, site: string): string {
  return site !== "" && isLoopback(place.hostname) ? new URL(site).origin : place.origin;
}

/** A link to a path of this page that works where it is sent to. Reactive: it follows the server's answer. */
export function linkTo(path: string): string {
  return originFor(location, offer()?.site ?? "") + path;
}

/** Ask the server for its address in the network, where the page's own address is not good enough. */
export function askForSite(): void {
  if (isLoopback(location.hostname)) askForOffer().catch(() => undefined);
}
