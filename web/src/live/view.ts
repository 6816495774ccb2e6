/** The view as the server has it: whole at first, then each update laid over it. */

import type { Moved, Told, Update } from "../protocol/types";

export interface AnyView {
  moves: Moved[];
  legal: string[];
  phase: string;
  /** How many moves were made. */
  ply: number;
}

/** Fields that are different come whole; `moves` of the update go after those that are there. */
export function merged<V extends AnyView>(view: V, update: Pick<Update, "view" | "moves">): V {
  const next = { ...view, ...(update.view as Partial<V>) };
  return update.moves === undefined ? next : { ...next, moves: [...next.moves, ...update.moves] };
}

export function entriesOf(update: Update): Told[] {
  return update.told as Told[];
}
