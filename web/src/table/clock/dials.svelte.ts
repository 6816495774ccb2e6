/** The clocks of the table that is shown, for whoever sits at it: they tick only while somebody looks at them. */

import { getContext, setContext } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { type Clock, type Dials, isLow, leftAt, runs } from "../../live/dials";

const KEY = Symbol("clocks");
const TICK = 250;

interface Standing {
  dials: Dials | null;
  clock: Clock | null;
}

const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

export interface Shown {
  left: number;
  runs: boolean;
  low: boolean;
}

export function provideClocks(standing: () => Standing): void {
  setContext(KEY, standing);
}

/** What a seat's clock shows now; null where there is none. */
export function clockOf(): (seat: number) => Shown | null {
  const standing = getContext<(() => Standing) | undefined>(KEY);
  return (seat) => (standing === undefined ? null : shownAt(standing(), seat));
}

export function shownAt({ dials, clock }: Standing, seat: number): Shown | null {
  const running = runs(dials, seat);
  if (running) ticking();
  const left = leftAt(dials, seat, performance.now());
  return left === null ? null : { left, runs: running, low: running && isLow(clock, left) };
}
