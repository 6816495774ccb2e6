/** What this browser saw of a table's deals before they were made. Without it, a proof says nothing about the time
 * before the deal.
 */

import type { FairState } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";

const KEY = "goldgavel.fair";
const MOST_TABLES = 60;

/** By round: the commitment shown before the deal, and the reader's own number that was accepted. */
export interface Memory {
  at: number;
  /** The seat that added the numbers. A replay has no seat. */
  seat: number | null;
  commitments: Record<string, string>;
  numbers: Record<string, string>;
}

type Kept = Record<string, Memory>;

export function memoryOf(table: string): Memory {
  const found = readStored<Kept>(KEY, {})[table];
  return {
    at: found?.at ?? 0,
    seat: found?.seat ?? null,
    commitments: found?.commitments ?? {},
    numbers: found?.numbers ?? {},
  };
}

/** Returns the memory with the server's current state added.
 *
 * Only the first commitment of a round counts: a different one later is a broken promise. A number counts once the
 * server has reported it, in the coming deal or in one that it has just made.
 */
export function withSeen(
  memory: Memory,
  { coming, dealt }: FairState,
  seat: number | null,
  said: ReadonlyMap<number, string>,
): Memory {
  const rounds = coming === null ? dealt : [...dealt, coming];
  const mine = rounds.flatMap(({ round, numbers }) =>
    numbers.filter((one) => one.seat === seat && one.number === said.get(round)).map((one) => [round, one.number]),
  );
  return {
    ...memory,
    seat: seat ?? memory.seat,
    commitments: { ...(coming === null ? {} : { [coming.round]: coming.commitment }), ...memory.commitments },
    numbers: { ...memory.numbers, ...Object.fromEntries(mine) },
  };
}

export function remember(table: string, memory: Memory, now: number): void {
  const kept = readStored<Kept>(KEY, {});
  const others = Object.entries(kept).filter(([id]) => id !== table);
  const latest = others.toSorted(([, one], [, two]) => two.at - one.at).slice(0, MOST_TABLES - 1);
  writeStored(KEY, Object.fromEntries([...latest, [table, { ...memory, at: now }]]));
}
