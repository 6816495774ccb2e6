/** How the service worker answers what the page asks for. */

/** `leave` it to the browser; a `screen` or a `table` is the page's first file; other files of ours by what is in their name. */
export type Strategy = "leave" | "screen" | "table" | "kept-first" | "server-first";

interface RequestInfo {
  method: string;
  mode: string;
  url: URL;
  /** Where the page is: its origin and the path below which it is served, with a slash at the end. */
  scope: string;
}

/** Never a file of the page: what these say is true only now. */
const SERVERS = ["/api", "/live", "/schema", "/healthz", "/readyz", "/metrics"];

export function strategyFor({ method, mode, url, scope }: RequestInfo): Strategy {
  if (method !== "GET" || !url.href.startsWith(scope)) return "leave";
  const path = `/${(url.origin + url.pathname).slice(scope.length)}`;
  if (SERVERS.some((start) => path.startsWith(start))) return "leave";
  if (mode === "navigate") return needsServer(path) ? "table" : "screen";
  return path.startsWith("/assets/") ? "kept-first" : "server-first";
}

/** The first file without its hints of what to fetch early: the store has it all, and Chromium would fetch it twice. */
export function withoutHints(page: string): string {
  return page.replace(/[ \t]*<link rel="modulepreload"[^>]*>\n?/g, "");
}

/** A page from the store could speak an old protocol: where there is a game, the server's is worth waiting for. */
function needsServer(path: string): boolean {
  return path.startsWith("/table/") || path.startsWith("/replay");
}
