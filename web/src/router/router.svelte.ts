/** The address in the browser's bar, and going elsewhere without loading the page anew. */

import { inside } from "../base";
import { Layers } from "./layers";
import { type Route, routeOf } from "./routes";

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

const shown = $derived(routeOf(inside(path)));

const layers = new Layers(history);
// Before anybody else reads the address: a layer's step may be one to pass by.
addEventListener("popstate", () => layers.popped());
// After a reload nothing is open.
layers.settle();

export function route(): Route {
  return shown;
}

/** What stands after the question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(search);
}

/** What stands after the number sign, without it. */
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

/** Something lies over the screen until the returned function is called; Back closes it. */
export function openLayer(close: () => void): () => void {
  return layers.add(close);
}

/** Another address for the same screen, without a step in the history. */
export function restate(to: string): void {
  layers.readdress(new URL(to, location.href).href);
  followHistory();
}

/** Our own links are followed here; new tabs, downloads, files of the server and other sites are the browser's. */
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
