/** Where the page is served: at the root of a host, or below a path such as `/cards`. One build works anywhere. */

/** Without a slash at the end: empty at the root. Built files are in `assets/` below it. */
export const BASE = import.meta.env?.PROD ? baseOf(import.meta.url) : "";

export function baseOf(file: string): string {
  return new URL("..", file).pathname.replace(/\/$/, "");
}

/** An address of ours as the browser has to know it: `urlOf("/rules/aurum")`. */
export function urlOf(path: string, base = BASE): string {
  return base + path;
}

/** The other way round: where in the page an address of the browser's is. */
export function inside(path: string, base = BASE): string {
  if (path === base) return "/";
  return base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
