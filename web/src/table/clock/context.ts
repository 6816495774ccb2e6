/** The clocks of the table that is shown, for whoever sits at it. */

import { getContext, setContext } from "svelte";
import type { Clock, Dials } from "../../live/clocks";

const KEY = Symbol("clocks");

export interface Standing {
  dials: Dials | null;
  clock: Clock | null;
}

export function provideClocks(standing: () => Standing): void {
  setContext(KEY, standing);
}

/** Elsewhere than at a table there are none. */
export function clocksHere(): () => Standing {
  return getContext<(() => Standing) | undefined>(KEY) ?? (() => ({ dials: null, clock: null }));
}
