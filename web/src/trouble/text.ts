/** The sentences for failures, in every language from the start: they have to be there when nothing else is. */

import sentences from "virtual:trouble";
import { language } from "../settings/settings.svelte";

/** As in the catalogue: `say("trouble-reload")`. */
export function say(id: string): string {
  return sentences[language()][`page-${id}`] ?? id;
}
