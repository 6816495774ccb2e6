/** Keyboard shortcuts of the table. */

import { say } from "../../words/words.svelte";

/** What the keys do, for the reader. */
export function keysHelp(): [string, string][] {
  return [
    ["← →", say("aurum-key-arrows")],
    ["Enter", say("aurum-key-enter")],
    ["/", say("aurum-key-command")],
  ];
}
