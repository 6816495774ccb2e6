/** The deals of the game on the screen, for the mark in the top bar. */

import type { FairState, TableInfo } from "../protocol/types";

/** At a live table. */
export interface FairTable {
  table: TableInfo;
  seat: number | null;
  fair: FairState;
  give: (round: number, number: string) => void;
}

/** In a replay. The record is null if it has to be fetched. */
interface FairReplay {
  table: TableInfo;
  record: unknown;
}

let current = $state.raw<FairTable | null>(null);
let replayed = $state.raw<FairReplay | null>(null);

export function fairTable(): FairTable | null {
  return current;
}

/** Shows these deals until the returned function is called. Another table may have replaced them by then. */
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
