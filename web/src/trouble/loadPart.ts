/** Loads parts of the page that are not needed at once. */

import { reloadAfterUpgrade } from "../upgrade/build.svelte";
import type { Part } from "../words/parts";
import { loadWords } from "../words/words.svelte";
import { partMissing } from "./watch";

/** Returns what a module exports by default, when the texts that it shows are loaded too. If the server has another
 * build, the page is reloaded instead.
 */
export async function loadPart<T>(load: () => Promise<{ default: T }>, ...words: Part[]): Promise<T> {
  try {
    const [module] = await Promise.all([load(), loadWords(words)]);
    return module.default;
  } catch (problem) {
    if (await reloadAfterUpgrade()) return await new Promise(() => undefined);
    partMissing(problem);
    throw problem;
  }
}
