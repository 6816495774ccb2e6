/** Loads parts of the page that are not needed at once. */

import { reloadAfterUpgrade } from "../upgrade/build.svelte";
import { partMissing } from "./watch";

/** Returns what a module exports by default. If the server has another build, the page is reloaded instead. */
export async function loadPart<T>(load: () => Promise<{ default: T }>): Promise<T> {
  try {
    return (await load()).default;
  } catch (problem) {
    if (await reloadAfterUpgrade()) return await new Promise(() => undefined);
    partMissing(problem);
    throw problem;
  }
}
