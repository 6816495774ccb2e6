/** Shows every failure of the page to the reader and reports it, if the operator wants that. */

import { troubleOf } from "./classify";
import { showTrouble } from "./notice";
import { report } from "./report";

/** Must run before anything else. */
export function watchForTrouble(): void {
  addEventListener("error", ({ error, message, filename }) => handle("error", error ?? message, filename));
  addEventListener("unhandledrejection", ({ reason }) => handle("rejection", reason));
}

function handle(kind: "error" | "rejection", problem: unknown, file = ""): void {
  const trouble = troubleOf(problem, file);
  if (trouble === null) return;
  showTrouble(trouble);
  void report(trouble === "unloaded" ? "load" : kind, problem);
}

/** A part of the page could not be rendered; `Failed.svelte` is shown instead. */
export function partFailed(problem: unknown): void {
  console.error(problem);
  void report("part", problem);
}

/** A part of the page was not loaded; `Failed.svelte` is shown instead. */
export function partMissing(problem: unknown): void {
  void report("load", problem);
}
