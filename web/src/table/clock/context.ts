/** Svelte context with the clocks of the shown table. */

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

/** Returns no clocks outside a table. */
export function useClocks(): () => Clocks {
  return getContext<(() => Clocks) | undefined>(KEY) ?? (() => ({ readings: null, clock: null }));
}
