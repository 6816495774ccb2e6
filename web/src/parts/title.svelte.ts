/** The title of the browser tab. A screen, or a part of it, may set its own while it is shown. */

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

/** Returns the title set by the current screen, or null if it has none. */
export function ownTitle(): string | null {
  return own.at(-1)?.() ?? null;
}
