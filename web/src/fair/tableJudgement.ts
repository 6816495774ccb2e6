/** Fetches and judges the game of a table, once for all callers. */

import { ask } from "../http";
import type { GameRecord } from "../protocol/types";
import type { Judgement } from "./judgement";
import { memoryOf } from "./memory";

const made = new Map<string, Promise<Judgement>>();

export function judgementOf(table: string): Promise<Judgement> {
  const found = made.get(table) ?? fetchAndJudge(table);
  made.set(table, found);
  found.catch(() => made.delete(table));
  return found;
}

async function fetchAndJudge(table: string): Promise<Judgement> {
  const [{ judge }, record] = await Promise.all([
    import("./judgement"),
    ask<GameRecord>("GET", `/tables/${table}/record`),
  ]);
  // The record must be of this table: its own claim is not enough.
  return judge({ ...record, table }, memoryOf(table));
}
