/** The table that this reader is at, for what stands around it: the top bar and its menu. */

import { leaveTable } from "../api/tables";
import type { AnyView } from "../live/view";
import type { TableInfo } from "../protocol/types";
import type { TableGame } from "./game";

export interface Current {
  table: TableInfo;
  seat: number | null;
  /** The game there, and through it the others. */
  game: TableGame<AnyView>;
}

let current = $state.raw<Current | null>(null);
let left = $state(false);

export function currentTable(): Current | null {
  return current;
}

/** Show this table's controls until the returned function is called. By then another table may have its own there. */
export function enterTable(at: Current): () => void {
  current = at;
  return () => {
    if (current === at) current = null;
  };
}

/** Whether this reader has left the table by their own will. */
export function hasLeft(): boolean {
  return left;
}

/** They have come back, or are at another table. */
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
