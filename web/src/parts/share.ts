/** The system's share dialog. Browsers offer it only in secure contexts, and not everywhere. */

export const canShare = typeof navigator.share === "function";

export function canShareFile(file: File): boolean {
  return canShare && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Returns false if it failed. Closing the dialog is not a failure. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === "AbortError";
  }
}
