/** Gives the paintings of the table to the components that draw its cards. */

import { getContext, setContext } from "svelte";
import type { TablePaintings } from "./paintings";

const KEY = Symbol("paintings");
const NONE: TablePaintings = { lot: [], next: null, last: [], owned: [], boxed: new Map() };

export function provideTablePaintings(now: () => TablePaintings | null): void {
  setContext(KEY, now);
}

/** Returns a function for the paintings now; without a table there are none. */
export function tablePaintings(): () => TablePaintings {
  const now = getContext<(() => TablePaintings | null) | undefined>(KEY);
  return () => now?.() ?? NONE;
}
