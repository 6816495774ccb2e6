/** The table that this reader is at, for the top bar and its menu. */

import { leaveTable } from "../api/tables";
import type { AnyView } from "../live/view";
import type { TableInfo } from "../protocol/types";
import type { TableGame } from "./game";

export interface Current {
  table: TableInfo;
  seat: number | null;
  /** The game at this table. */
  game: TableGame<AnyView>;
}

let current = $state.raw<Current | null>(null);
let left = $state(false);

export function currentTable(): Current | null {
  return current;
}

/** Shows this table's controls until the returned function is called. Another table may have replaced it by then. */
export function enterTable(at: Current): () => void {
  current = at;
  return () => {
    if (current === at) current = null;
  };
}

/** True if the reader has left the table deliberately. */
export function hasLeft(): boolean {
  return left;
}

/** The reader has come back, or is at another table. */
export function isBack(): void {
  left = false;
}

export async function leave(table: string): Promise<void> {
  left = true;
  try {
    await leaveTable(table);
  } catch (problem) {
    left = false;
    throw problem;
  }
}
