/** The system's own way to send something on. Browsers have it only on secure pages, and not everywhere. */

export const canShare = typeof navigator.share === "function";

export function canShareFile(file: File): boolean {
  return canShare && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** False if it failed. Closing the system's dialog is not a failure. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
