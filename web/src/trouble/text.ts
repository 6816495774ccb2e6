/** The texts for failures, bundled in every language so that they are always available. */

import sentences from "virtual:trouble";
import { language } from "../settings/settings.svelte";

/** Like `say` of the catalogue: `say("trouble-reload")`. */
export function say(id: string): string {
  return sentences[language()][`page-${id}`] ?? id;
}
