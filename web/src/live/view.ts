/** The view of a game: sent complete with the welcome, then merged with each update. */

import type { Moved, Update } from "../protocol/types";

export interface AnyView {
  moves: Moved[];
  legal: string[];
  phase: string;
  /** Number of moves made. */
  ply: number;
}

/** Returns the view with an update applied. Changed fields are sent whole; new moves are appended. */
export function merged<V extends AnyView>(view: V, update: Pick<Update, "view" | "moves">): V {
  const next = { ...view, ...(update.view as Partial<V>) };
  return update.moves === undefined ? next : { ...next, moves: [...next.moves, ...update.moves] };
}
