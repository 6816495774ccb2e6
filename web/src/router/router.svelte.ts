/** The address in the browser's bar, and going elsewhere without loading the page anew. */

import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);

export function route(): Route {
  return routeOf(path);
}

export function go(to: string): void {
  if (to === path) return;
  history.pushState(null, "", to);
  path = to;
  scrollTo(0, 0);
}

/** Our own links are followed here; new tabs, downloads and other sites are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download"))
    return;
  event.preventDefault();
  go(link.pathname);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export function followHistory(): void {
  path = location.pathname;
}
