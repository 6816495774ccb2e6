/** The deals of the game that is on the screen, for the mark in the top bar. */

import type { FairState, TableInfo } from "../protocol/types";

/** At a live table. */
export interface FairTable {
  table: TableInfo;
  seat: number | null;
  fair: FairState;
  give: (round: number, number: string) => void;
}

/** In a replay; the record is null where it has to be asked for. */
interface FairReplay {
  table: TableInfo;
  record: unknown;
}

let current = $state.raw<FairTable | null>(null);
let replayed = $state.raw<FairReplay | null>(null);

export function fairTable(): FairTable | null {
  return current;
}

export function setFairTable(at: FairTable | null): void {
  current = at;
}

export function fairReplay(): FairReplay | null {
  return replayed;
}

export function setFairReplay(of: FairReplay | null): void {
  replayed = of;
}
