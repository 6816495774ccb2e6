/** Tables, as the server's API has them. */

import { ask } from "../http";
import type { QuickSpec, TableInfo, TableSpec } from "../protocol/types";
import { introduced } from "./identity.svelte";

export function playNow(wish: QuickSpec): Promise<TableInfo> {
  return introduced(() => ask("POST", "/tables/quick", wish));
}

export function makeTable(wish: TableSpec): Promise<TableInfo> {
  return introduced(() => ask("POST", "/tables", wish));
}

export function listTables(): Promise<TableInfo[]> {
  return ask("GET", "/tables");
}

export function showTable(table: string): Promise<TableInfo> {
  return ask("GET", `/tables/${table}`);
}

/** `me`, `free`, or `bot:` and its name. */
export function setChair(table: string, seat: number, who: string): Promise<TableInfo> {
  return introduced(() => ask("PUT", `/tables/${table}/seats/${seat}`, { who }));
}

export function leaveTable(table: string): Promise<void> {
  return ask("DELETE", `/tables/${table}/seats/mine`);
}

export function startTable(table: string): Promise<TableInfo> {
  return ask("POST", `/tables/${table}/start`);
}

/** The table of the next game with the same people; whoever asks second is given the same one. */
export function playAgain(table: string): Promise<TableInfo> {
  return ask("POST", `/tables/${table}/rematch`);
}
