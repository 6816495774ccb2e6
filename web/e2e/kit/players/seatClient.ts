/** Plays a seat without a page: the page's own live client on a Node socket. */

import { type ClientEnvironment, LiveClient, type LiveState } from "../../../src/live/client.ts";
import type { Socket } from "../../../src/live/socket.ts";
import type { AnyView } from "../../../src/live/view.ts";

export type Watched<V extends AnyView> = LiveState<V>;

/** Browsers send cookies automatically; in Node they are passed as headers. */
type SocketWithHeaders = new (address: string, options: { headers: Record<string, string> }) => WebSocket;

export type Choose<V extends AnyView> = (view: V) => string;

/** Where a seat's client connects, and as whom. */
export interface SeatAddress {
  origin: string;
  table: string;
  cookie: string;
}

export interface PlayOptions<V extends AnyView> extends SeatAddress {
  enough: (state: Watched<V>) => boolean;
  choose: Choose<V>;
}

/** Plays until `enough` returns true, then leaves the seat with its open decision. Fails if the game ends first. */
export async function play<V extends AnyView>(options: PlayOptions<V>): Promise<void> {
  let client: LiveClient<V> | undefined;
  const ended = new Promise<void>((done, failed) => {
    client = new LiveClient<V>(environmentOf(options), {
      // Deferred: the client is still processing the message.
      changed: (state) => void queueMicrotask(() => (options.enough(state) ? done() : act(state))),
      logged: () => {},
      refused: (refusal) => failed(new Error(refusal.text)),
      outdated: () => failed(new Error("another protocol")),
    });
    const act = (state: Watched<V>) => {
      if (state.connection === "gone") failed(new Error("removed from the table"));
      else if (state.table?.status === "over") failed(new Error("the game ended before the wanted position"));
      else if (state.view?.phase === "deal") client?.ready();
      else if (state.view && state.decision !== null && !state.busy) client?.move(options.choose(state.view));
    };
    client.connect();
  });
  await ended.finally(() => client?.leave());
}

export function environmentOf({ origin, table, cookie }: SeatAddress): ClientEnvironment {
  const headers = { Cookie: cookie, Origin: origin };
  return {
    open: (address) => new (WebSocket as unknown as SocketWithHeaders)(address, { headers }) as unknown as Socket,
    address: (query) => `${origin.replace("http", "ws")}/live/${table}?${query}`,
    later: setTimeout,
  };
}
