/** The browser tab's name: a screen may have its own while it is shown, and so may a part of it. */

import { untrack } from "svelte";

type Name = () => string;

/** The last one counts. */
let own = $state.raw<readonly Name[]>([]);

export function setTitle(name: Name): void {
  $effect(() => {
    own = [...untrack(() => own), name];
    return () => {
      own = own.filter((other) => other !== name);
    };
  });
}

/** What the screen that is shown calls itself; null if it leaves that to its address. */
export function ownTitle(): string | null {
  return own.at(-1)?.() ?? null;
}
