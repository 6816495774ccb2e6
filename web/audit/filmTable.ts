/** A table of three people for a film: Ann, who is filmed, Bob and Eve. */

import type { Browser, Page } from "playwright-core";
import { type Visit, visitorOf } from "../e2e/kit/browser/visit.ts";
import { environmentOf, type SeatAddress, type Watched } from "../e2e/kit/players/seatClient.ts";
import {
  type GameName,
  introduce,
  makeTable,
  seatAddress,
  sitDown,
  startTable,
} from "../e2e/kit/server/tables.ts";
import { LiveClient } from "../src/live/client.ts";
import type { AnyView } from "../src/live/view.ts";

const NAMES = ["Ann", "Bob", "Eve"];
const POLL = 10;

/** Ann sits at seat 0, then Bob, then Eve. */
export type Cast = [ann: Page, bob: Page, eve: Page];

export async function castOf(browser: Browser, origin: string, visit: Visit): Promise<Cast> {
  const pages = await Promise.all(
    NAMES.map(async (name) => {
      const page = await (await visitorOf(browser, origin, visit)).newPage();
      await introduce(page, name);
      return page;
    }),
  );
  return pages as Cast;
}

/** Plays a seat without its page, one move at a time. */
export class Player<V extends AnyView> {
  private readonly client: LiveClient<V>;
  private problem: string | undefined;

  constructor(address: SeatAddress) {
    this.client = new LiveClient<V>(environmentOf(address), {
      changed: () => {},
      logged: () => {},
      refused: ({ text }) => {
        this.problem = text;
      },
      outdated: () => {},
    });
    this.client.connect();
  }

  get state(): Watched<V> {
    return this.client.state;
  }

  get isAsked(): boolean {
    return this.state.decision !== null && !this.state.busy;
  }

  async until(holds: (state: Watched<V>) => boolean): Promise<void> {
    while (!holds(this.state)) {
      if (this.problem !== undefined) throw new Error(this.problem);
      await new Promise((done) => setTimeout(done, POLL));
    }
  }

  /** Makes a move when this player is asked, and waits until it is made. */
  async move(choose: (view: V) => string): Promise<void> {
    await this.until(({ view }) => view !== null && this.isAsked);
    const { version, view } = this.state;
    this.client.move(choose(view as V));
    await this.until((state) => state.version > version && !state.busy);
  }

  ready(): void {
    this.client.ready();
  }

  leave(): void {
    this.client.leave();
  }
}

export interface FilmTable<V extends AnyView> {
  id: string;
  players: Player<V>[];
}

/** Seats everybody and starts the game. All players are connected, Ann too. */
export async function startedTable<V extends AnyView>(cast: Cast, game: GameName): Promise<FilmTable<V>> {
  const [ann, ...others] = cast;
  const id = await makeTable(ann, { game, players: 3, seats: ["me", "free", "free"], open: true });
  for (const page of others) await sitDown(page, id);
  await startTable(ann, id);
  const players = await Promise.all(cast.map(async (page) => new Player<V>(await seatAddress(page, id))));
  return { id, players };
}

/** Plays everybody's moves until `enough` holds for what Ann sees. Returns false if the game ends before. */
export async function playTogether<V extends AnyView>(
  players: Player<V>[],
  enough: (view: V) => boolean,
  choose: (view: V) => string,
): Promise<boolean> {
  const [ann] = players as [Player<V>];
  await Promise.all(players.map((player) => player.until(({ view }) => view !== null)));
  for (;;) {
    const version = Math.max(...players.map(({ state }) => state.version));
    await Promise.all(players.map((player) => player.until((state) => state.version >= version)));
    const view = ann.state.view as V;
    if (enough(view)) return true;
    if (view.phase === "over") return false;
    if (view.phase === "deal") for (const player of players) player.ready();
    await players.find(({ isAsked }) => isAsked)?.move(choose);
    await new Promise((done) => setTimeout(done, 1));
  }
}
