/** API calls for replays. */

import { ask } from "../http";
import type { Replay, SentRecord } from "../protocol/types";

/** The point of view: a seat, or null for open hands. */
export type LoadReplay = (seat: number | null) => Promise<Replay>;

export function replayOf(table: string): LoadReplay {
  return (seat) => ask("GET", `/tables/${table}/replay${query(seat)}`);
}

export function replayOfRecord(record: SentRecord): LoadReplay {
  return (seat) => ask("POST", `/replay${query(seat)}`, record);
}

function query(seat: number | null): string {
  return seat === null ? "?words=ids" : `?words=ids&seat=${seat}`;
}
