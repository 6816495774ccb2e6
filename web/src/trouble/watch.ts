/** Whatever fails in the page is shown to its reader and, where the operator wants it, reported. */

import { troubleOf } from "./classify";
import { showTrouble } from "./notice";
import { report } from "./report";

/** Before anything else runs. */
export function watchForTrouble(): void {
  addEventListener("error", ({ error, message, filename }) => tell("error", error ?? message, filename));
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", reason));
}

function tell(kind: "error" | "rejection", problem: unknown, file = ""): void {
  const trouble = troubleOf(problem, file);
  if (trouble === null) return;
  showTrouble(trouble);
  void report(trouble === "unloaded" ? "load" : kind, problem);
}

/** A part of the page could not be drawn; `Failed.svelte` stands in its place. */
export function partFailed(problem: unknown): void {
  console.error(problem);
  void report("part", problem);
}

/** A part of the page did not come; `Failed.svelte` stands in its place. */
export function partMissing(problem: unknown): void {
  void report("load", problem);
}
