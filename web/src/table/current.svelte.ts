/** The table that this reader is at, for what stands around it: the top bar and its menu. */

import type { TableInfo } from "../protocol/types";

export interface Current {
  table: TableInfo;
  seat: number | null;
}

let current = $state.raw<Current | null>(null);

export function currentTable(): Current | null {
  return current;
}

export function setCurrentTable(at: Current | null): void {
  current = at;
}
