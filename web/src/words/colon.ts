/** The colon as each language writes it: in French a no-break space stands before it. */

import { say } from "./words.svelte";

/** What follows a label that stands elsewhere: `: Aurum`. */
export function afterColon(value: string): string {
  return say("labelled", { label: "", value });
}

/** A label before its value: `Ann, tricks: `. */
export function beforeColon(label: string): string {
  return say("labelled", { label, value: "" });
}
