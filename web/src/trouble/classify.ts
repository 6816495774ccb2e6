/** Which failures a reader has to know of. */

/** `failed`: something in the page broke; `unloaded`: a part of it did not come. */
export type Trouble = "failed" | "unloaded";

/** What Chromium, Firefox and Safari say of a module or a style sheet that did not come. */
const UNLOADED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script: Expected/i;
/** Browsers report it as an error; it means that a size is measured one frame later. */
const HARMLESS = /^ResizeObserver loop/;

/** Null for what is no failure of the page: something was cancelled, or another program in the browser failed. */
export function troubleOf(problem: unknown, file = ""): Trouble | null {
  const text = messageOf(problem);
  if (HARMLESS.test(text) || isCancelled(problem) || isForeign(text, file)) return null;
  return UNLOADED.test(text) ? "unloaded" : "failed";
}

export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}

function isCancelled(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === "AbortError";
}

/** Extensions of the browser run in the page too. What they do is hidden from it, or comes from elsewhere. */
function isForeign(text: string, file: string): boolean {
  return text === "Script error." || /^(?!https?:)[\w-]+-extension:/.test(file);
}
