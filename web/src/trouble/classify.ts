/** Decides which failures the reader should see. */

/** `failed`: an error in the page; `unloaded`: a file was not loaded. */
export type Trouble = "failed" | "unloaded";

/** Messages of Chromium, Firefox and Safari for a module or style sheet that was not loaded. */
const UNLOADED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script: Expected/i;
/** Browsers report it as an error; it only means that a size is measured one frame later. */
const HARMLESS = /^ResizeObserver loop/;

/** Returns null for what is not a failure of the page: a cancelled request, or an error in other software of the
 * browser.
 */
export function troubleOf(problem: unknown, file = ""): Trouble | null {
  const text = messageOf(problem);
  if (HARMLESS.test(text) || isCancelled(problem) || isForeign(text, file)) return null;
  return UNLOADED.test(text) ? "unloaded" : "failed";
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

function isCancelled(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === "AbortError";
}

/** True for errors of browser extensions, which run in the page too. */
function isForeign(text: string, file: string): boolean {
  return text === "Script error." || /^(?!https?:)[\w-]+-extension:/.test(file);
}
