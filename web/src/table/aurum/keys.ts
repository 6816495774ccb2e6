/** Keyboard shortcuts of the table. */

import { say } from "../../words/words.svelte";

/** True if the key asks for the list of keys, unless the focused element uses it. */
export function asksForKeys(event: KeyboardEvent): boolean {
  const where = event.target instanceof Element ? event.target : null;
  return event.key === "?" && !event.defaultPrevented && !where?.closest("dialog, input, select, textarea");
}

/** What the keys do, for the reader. */
export function keysHelp(): [string, string][] {
  return [
    ["← →", say("aurum-key-arrows")],
    ["Enter", say("aurum-key-enter")],
    ["/", say("aurum-key-command")],
  ];
}
