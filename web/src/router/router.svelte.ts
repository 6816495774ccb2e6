/** The current address, and navigation without reloading the page. */

import { inside } from "../base";
import { Layers } from "./layers";
import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

const shown = $derived(routeOf(inside(path)));

const layers = new Layers(history);
// Before other code reads the address: it may be the entry of a layer.
addEventListener("popstate", () => layers.popped());
// After a reload no layer is open.
layers.settle();

export function route(): Route {
  return shown;
}

/** Returns the query of the address. */
export function query(): URLSearchParams {
  return new URLSearchParams(search);
}

/** Returns the fragment of the address, without `#`. */
export function fragment(): string {
  return decodeURIComponent(hash.slice(1));
}

export function go(to: string): void {
  const wanted = new URL(to, location.href);
  if (wanted.href === location.href) return;
  layers.below(() => {
    const elsewhere = wanted.pathname !== location.pathname;
    history.pushState(null, "", wanted);
    followHistory();
    if (elsewhere) scrollTo(0, 0);
  });
}

/** Adds a layer over the screen until the returned function is called. Back closes it. */
export function openLayer(close: () => void): () => void {
  return layers.add(close);
}

/** Changes the address of the same screen without a history entry. */
export function restate(to: string): void {
  layers.readdress(new URL(to, location.href).href);
  followHistory();
}

/** Handles clicks on links of the page. New tabs, downloads, server files and other sites are left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "" || link.hasAttribute("download"))
    return;
  event.preventDefault();
  go(link.href);
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export function followHistory(): void {
  if (layers.isTravelling) return;
  ({ pathname: path, search, hash } = location);
}
