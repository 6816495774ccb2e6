/** Keyboard shortcuts of the table. */

import { say } from "../../words/words.svelte";

/** Fields, choices, dialogs and everything that scrolls. */
const USES_ARROWS =
  "input, select, textarea, [contenteditable], dialog, [role=tablist], [role=radiogroup], [tabindex='0']:not(button, a)";

/** True for an arrow to the left or right that means nothing where the focus is. It leads into the hand. */
export function entersHand(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return false;
  return !(event.target instanceof Element) || event.target.closest(USES_ARROWS) === null;
}

/** What the keys do, for the reader. */
export function keysHelp(): [string, string][] {
  return [
    ["← →", say("aurum-key-arrows")],
    ["Enter", say("aurum-key-enter")],
    ["/", say("aurum-key-command")],
  ];
}
