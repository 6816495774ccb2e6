/** Makes tables over HTTP, as the person of this browser. */

import type { Page } from "playwright-core";
import type { Clock } from "../../../src/live/clocks.ts";
import type { AnyView } from "../../../src/live/view.ts";
import type { Me, Pace, TableInfo } from "../../../src/protocol/types.ts";
import { withLoopback } from "../browser/network.ts";
import { originOf } from "../browser/visit.ts";
import { type Choose, play, type SeatAddress, type Watched } from "../players/seatClient.ts";

export type GameName = "aurum" | "auction";

export interface TableRequest {
  game: GameName;
  players?: number;
  /** Options of the game, as `/api/games` lists them. */
  options?: Record<string, unknown>;
  bot?: "adept" | "novice" | "random";
  /** From seat 0: `me`, `free`, `bot:adept`. By default: me and bots. */
  seats?: string[];
  /** In seconds. Values that are not given are 0. */
  pace?: Pace;
  /** Keeps the table open instead of starting the game. */
  open?: boolean;
  listed?: boolean;
  /** Hints at the table; on unless this is false. */
  help?: boolean;
  clock?: Clock;
}

const HURRY: Pace = { trick_rest: 0, lot_rest: 0, round_rest: 0, bot_pause: 0, numbers_wait: 0, patience: 3600 };

/** Makes a table, starts it unless it stays open, and returns its id. */
export async function makeTable(page: Page, request: TableRequest): Promise<string> {
  await introduce(page);
  const players = request.players ?? 4;
  const bots = Array.from({ length: players - 1 }, () => `bot:${request.bot ?? "random"}`);
  const made = await ask<TableInfo>(page, "post", "/tables", {
    game: request.game,
    options: { players, ...request.options },
    seats: request.seats ?? ["me", ...bots],
    pace: { ...HURRY, ...request.pace },
    listed: request.listed ?? false,
    help: request.help ?? true,
    clock: request.clock ?? null,
  });
  if (!request.open) await ask(page, "post", `/tables/${made.id}/start`);
  return made.id;
}

/** Plays a game to its end without the page, and returns its table. */
export async function finishedGame(page: Page, request: TableRequest): Promise<string> {
  const table = await makeTable(page, request);
  await playUntil(page, table, ({ table }) => table?.status === "over");
  return table;
}

/** Plays this person's moves, by default the first legal one, until `enough` returns true. */
export async function playUntil<V extends AnyView>(
  page: Page,
  table: string,
  enough: (state: Watched<V>) => boolean,
  choose: Choose<V> = firstLegal,
): Promise<void> {
  await play({ ...(await seatAddress(page, table)), enough, choose });
}

/** Where a client without a page connects as the person of this browser. */
export async function seatAddress(page: Page, table: string): Promise<SeatAddress> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return { origin: withLoopback(originOf(page)), table, cookie };
}

/** Makes tables and plays at them until one has the wanted position: hardly any position comes in every game. */
export async function tableWhere<V extends AnyView>(
  page: Page,
  request: TableRequest,
  wanted: (state: Watched<V>) => boolean,
  choose: Choose<V> = firstLegal,
): Promise<string> {
  for (;;) {
    const table = await makeTable(page, request);
    let found = false;
    const enough = (state: Watched<V>) => {
      found = wanted(state);
      return found || state.table?.status === "over";
    };
    await playUntil<V>(page, table, enough, choose);
    if (found) return table;
  }
}

function firstLegal(view: AnyView): string {
  return view.legal[0] ?? "";
}

/** Takes the first free seat. */
export async function sitDown(page: Page, table: string): Promise<void> {
  await introduce(page);
  const { seats } = await tableInfo(page, table);
  const free = seats.findIndex((seat) => seat.kind === "free");
  await ask(page, "put", `/tables/${table}/seats/${free}`, { who: "me" });
}

export async function startTable(page: Page, table: string): Promise<void> {
  await ask(page, "post", `/tables/${table}/start`);
}

export async function tableInfo(page: Page, table: string): Promise<TableInfo> {
  return await ask(page, "get", `/tables/${table}`);
}

/** True if the game at the table shown in the page is over. */
export async function isOver(page: Page): Promise<boolean> {
  const table = new URL(page.url()).pathname.split("/")[2] ?? "";
  return (await tableInfo(page, table)).status === "over";
}

/** Gives this browser's person a name, unless they have one. The page must not create a second identity. */
export async function introduce(page: Page, name = "Ann"): Promise<void> {
  if ((await ask<Me | null>(page, "get", "/me")) !== null) return;
  await ask<Me>(page, "post", "/identity", { name });
  await markAsKnown(page);
}

/** Tells the page that its person has a name. */
export async function markAsKnown(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("goldgavel.known", '{"known":true}');
  });
}

async function ask<T>(page: Page, method: "get" | "post" | "put", path: string, body?: object): Promise<T> {
  const answer = await page.request[method](`/api${path}`, body === undefined ? {} : { data: body });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
