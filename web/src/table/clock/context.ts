/** The clocks of the table that is shown, for whoever sits at it. */

import { getContext, setContext } from "svelte";
import type { Clock, ClockReadings } from "../../live/clocks";

const KEY = Symbol("clocks");

export interface Clocks {
  readings: ClockReadings | null;
  clock: Clock | null;
}

export function provideClocks(clocks: () => Clocks): void {
  setContext(KEY, clocks);
}

/** Elsewhere than at a table there are none. */
export function useClocks(): () => Clocks {
  return getContext<(() => Clocks) | undefined>(KEY) ?? (() => ({ readings: null, clock: null }));
}
