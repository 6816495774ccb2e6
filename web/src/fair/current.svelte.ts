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

/** Show these deals until the returned function is called. By then another table may show its own. */
export function enterFairTable(at: FairTable): () => void {
  current = at;
  return () => {
    if (current === at) current = null;
  };
}

export function fairReplay(): FairReplay | null {
  return replayed;
}

export function enterFairReplay(of: FairReplay): () => void {
  replayed = of;
  return () => {
    if (replayed === of) replayed = null;
  };
}
