/** The base path of the page: the root of a host, or a path such as `/cards`. One build works anywhere. */

/** Without a slash at the end; empty at the root. Built files are in `assets/` below it. */
const BASE = import.meta.env?.PROD ? baseOf(import.meta.url) : "";

export function baseOf(file: string): string {
  return new URL("..", file).pathname.replace(/\/$/, "");
}

/** Adds the base path to a path of the page: `urlOf("/rules/aurum")`. */
export function urlOf(path: string, base = BASE): string {
  return base + path;
}

/** Removes the base path from a browser address. */
export function inside(path: string, base = BASE): string {
  if (path === base) return "/";
  return base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
