/** Reads and writes a small object in the browser's storage. Without storage (a private window) it lives as long
 * as the page.
 */

export function readStored<T extends object>(key: string, defaults: T): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { ...defaults, ...(typeof found === "object" ? found : {}) };
  } catch {
    return { ...defaults };
  }
}

export function writeStored(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the value lasts until the page is closed.
  }
}
