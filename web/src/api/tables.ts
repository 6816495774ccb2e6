/** API calls for tables. */

import { ask } from "../http";
import type { QuickSpec, TableInfo, TableSpec } from "../protocol/types";
import { withIdentity } from "./identity.svelte";

export function playNow(spec: QuickSpec): Promise<TableInfo> {
  return withIdentity(() => ask("POST", "/tables/quick", spec));
}

export function makeTable(spec: TableSpec): Promise<TableInfo> {
  return withIdentity(() => ask("POST", "/tables", spec));
}

export function listTables(): Promise<TableInfo[]> {
  return ask("GET", "/tables");
}

export function showTable(table: string): Promise<TableInfo> {
  return ask("GET", `/tables/${table}`);
}

/** `me`, `free`, or `bot:` and the bot's name. */
export function setSeat(table: string, seat: number, who: string): Promise<TableInfo> {
  return withIdentity(() => ask("PUT", `/tables/${table}/seats/${seat}`, { who }));
}

export function leaveTable(table: string): Promise<void> {
  return ask("DELETE", `/tables/${table}/seats/mine`);
}

export function startTable(table: string): Promise<TableInfo> {
  return ask("POST", `/tables/${table}/start`);
}

/** Returns the table of the rematch. Everyone who asks gets the same one. */
export function playAgain(table: string): Promise<TableInfo> {
  return ask("POST", `/tables/${table}/rematch`);
}
