/** Tables over HTTP, made by the person whose browser it is. */

import type { Page } from "playwright-core";
import type { Clock } from "../../../src/live/clocks.ts";
import type { AnyView } from "../../../src/live/view.ts";
import type { Me, Pace, TableInfo } from "../../../src/protocol/types.ts";
import { byNumber } from "../browser/network.ts";
import { originOf } from "../browser/visit.ts";
import { type Choose, play, type Watched } from "../players/seatClient.ts";

export type GameName = "aurum" | "auction";

export interface TableRequest {
  game: GameName;
  players?: number;
  /** The game's own, as `/api/games` lists them. */
  options?: Record<string, unknown>;
  bot?: "adept" | "random";
  /** From seat 0 on: `me`, `free`, `bot:adept`. Without it: me, and bots. */
  seats?: string[];
  /** In seconds; whatever is not given is none. */
  pace?: Pace;
  /** Without it the game starts. */
  open?: boolean;
  listed?: boolean;
  clock?: Clock;
}

const HURRY: Pace = { trick_rest: 0, lot_rest: 0, round_rest: 0, bot_pause: 0, numbers_wait: 0, patience: 3600 };

/** Make a table, start it unless it is to stay open, and say its id. */
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
    clock: request.clock ?? null,
  });
  if (!request.open) await ask(page, "post", `/tables/${made.id}/start`);
  return made.id;
}

/** A game that was played to its end, without the page. */
export async function finishedGame(page: Page, request: TableRequest): Promise<string> {
  const table = await makeTable(page, request);
  await playUntil(page, table, ({ table }) => table?.status === "over");
  return table;
}

/** Play this person's moves, the first legal one unless told otherwise, until something is so. */
export async function playUntil<V extends AnyView>(
  page: Page,
  table: string,
  enough: (state: Watched<V>) => boolean,
  choose: Choose<V> = firstLegal,
): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  await play({ origin: byNumber(originOf(page)), table, cookie, enough, choose });
}

function firstLegal(view: AnyView): string {
  return view.legal[0] ?? "";
}

/** Sit down on the first free chair. */
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

/** Whether the game at the table that the page shows is over. */
export async function isOver(page: Page): Promise<boolean> {
  const table = new URL(page.url()).pathname.split("/")[2] ?? "";
  return (await tableInfo(page, table)).status === "over";
}

/** Give this browser’s person a name, unless they have one; the page must not introduce them a second time. */
export async function introduce(page: Page, name = "Ann"): Promise<void> {
  if ((await ask<Me | null>(page, "get", "/me")) !== null) return;
  await ask<Me>(page, "post", "/identity", { name });
  await remembered(page);
}

/** The page knows that its person has a name. */
export async function remembered(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.setItem("goldgavel.known", '{"known":true}');
  });
}

async function ask<T>(page: Page, method: "get" | "post" | "put", path: string, body?: object): Promise<T> {
  const answer = await page.request[method](`/api${path}`, body === undefined ? {} : { data: body });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
