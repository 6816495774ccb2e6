/** The deals of the game on the screen, for the mark in the top bar. */

import { Shown } from "../parts/shown.svelte";
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

export const fairTable = new Shown<FairTable>();
export const fairReplay = new Shown<FairReplay>();
