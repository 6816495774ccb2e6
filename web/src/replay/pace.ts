/** How long each position stays while a replay runs. */

import type { EntryView } from "../protocol/types";

export const TIMES = [0.5, 1, 2, 4] as const;

const STEP_MILLISECONDS = 1300;
/** Positions that end something stay longer, so that they can be read. */
const RESTS: Record<string, number> = {
  "trick-won": 2200,
  "bids-shown": 2600,
  "lot-won": 3900,
  "lot-boxed": 2600,
  "cards-swapped": 2400,
  "round-scored": 5000,
};

export function restAfter(told: EntryView | undefined, times: number): number {
  const events = (told?.events ?? []) as { event: string }[];
  return Math.max(STEP_MILLISECONDS, ...events.map(({ event }) => RESTS[event] ?? 0)) / times;
}
