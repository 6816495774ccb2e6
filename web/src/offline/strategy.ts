/** How the service worker answers a request. */

/** `leave` it to the browser; `screen` and `table` are answered with the first file; other files cache first or
 * server first, depending on their name.
 */
export type Strategy = "leave" | "screen" | "table" | "kept-first" | "server-first";

interface RequestInfo {
  method: string;
  mode: string;
  url: URL;
  /** Origin and base path of the page, with a slash at the end. */
  scope: string;
}

/** Paths that are never answered from the cache. */
const SERVERS = ["/api", "/live", "/schema", "/healthz", "/readyz", "/metrics"];

export function strategyFor({ method, mode, url, scope }: RequestInfo): Strategy {
  if (method !== "GET" || !url.href.startsWith(scope)) return "leave";
  const path = `/${(url.origin + url.pathname).slice(scope.length)}`;
  if (SERVERS.some((start) => path.startsWith(start))) return "leave";
  if (mode === "navigate") return needsServer(path) ? "table" : "screen";
  return path.startsWith("/assets/") ? "kept-first" : "server-first";
}

/** Removes the preload hints from the first file: the cache has everything, and Chromium would fetch it twice. */
export function withoutHints(page: string): string {
  return page.replace(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, "");
}

/** True for screens of games: a cached page might speak an old protocol, so it is worth waiting for the server. */
function needsServer(path: string): boolean {
  return path.startsWith("/table/") || path.startsWith("/replay");
}
