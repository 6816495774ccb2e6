/** A day as the reader writes it in a sentence, without the current year. */

import { currentLanguage } from "../words/words.svelte";

/** The time is in seconds. */
export function day(time: number): string {
  const then = new Date(time * 1000);
  const thisYear = then.getFullYear() === new Date().getFullYear();
  const year = thisYear ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(currentLanguage(), { day: "numeric", month: "long", ...year }).format(then);
}
