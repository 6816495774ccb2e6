/** The newest change of a bid, for a callout at the table. */

import { faceOf } from "../../cards/aurum/metals";
import type { AurumEvent, BidChanged, EntryView } from "../../protocol/types";
import { say } from "../../words/words.svelte";

/** Milliseconds for which a change is marked. */
export const CALLOUT = 2500;

/** Returns the change of the newest log entry that is later than `version`, or null. */
export function changeAfter(log: readonly EntryView[], version: number): BidChanged | null {
  for (const told of log.toReversed()) {
    if (told.version <= version) return null;
    const change = (told.events as AurumEvent[]).find((event) => event.event === "bid-changed");
    if (change !== undefined) return change;
  }
  return null;
}

export function calloutText({ seat, owner, old, card }: BidChanged, reader: number | null): string {
  const whose = seat === owner ? "own" : owner === reader ? "yours" : "partner";
  return say("aurum-bid-now", { whose, before: faceOf(old).rank, after: faceOf(card).rank });
}
