/** The table that this reader is at, for the top bar and its menu. */

import { leaveTable } from "../api/tables";
import type { AnyView } from "../live/view";
import { Shown } from "../parts/shown.svelte";
import type { TableInfo } from "../protocol/types";
import type { TableGame } from "./game";

export interface Current {
  table: TableInfo;
  seat: number | null;
  /** The game at this table. */
  game: TableGame<AnyView>;
}

export const currentTable = new Shown<Current>();
let left = $state(false);

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
