/** A day as the reader writes it. */

import { currentLanguage } from "../words/words.svelte";

/** The time is in seconds. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium" }).format(new Date(time * 1000));
}
