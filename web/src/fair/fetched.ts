/** The judgement of a table's game, made once for all who ask. */

import { ask } from "../http";
import type { GameRecord } from "../protocol/types";
import type { Judgement } from "./judging";
import { memoryOf } from "./memory";

const made = new Map<string, Promise<Judgement>>();

export function judgementOf(table: string, seat: number | null): Promise<Judgement> {
  const key = `${table} ${seat}`;
  const found = made.get(key) ?? fetchAndJudge(table, seat);
  made.set(key, found);
  found.catch(() => made.delete(key));
  return found;
}

async function fetchAndJudge(table: string, seat: number | null): Promise<Judgement> {
  const [{ judge }, record] = await Promise.all([
    import("./judging"),
    ask<GameRecord>("GET", `/tables/${table}/record`),
  ]);
  // The record must be of this table: what it says of itself is not enough.
  return judge({ ...record, table }, memoryOf(table), seat);
}
