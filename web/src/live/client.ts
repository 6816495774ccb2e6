/** A seat at a live table: keeps the view, sends moves once, and comes back when the connection is lost.
 *
 * It draws nothing and knows no game. Whoever shows the table listens to it.
 */

import type {
  ClientMessage,
  GiveOrder,
  Order,
  Refusal,
  Refused,
  ServerMessage,
  TableInfo,
  Told,
  Update,
  Welcome,
} from "../protocol/types";
import { afterClose, waitBefore } from "./closing";
import { Pending } from "./pending";
import { browserSocket, type OpenSocket, type Socket } from "./socket";
import { type AnyView, merged, toldOf } from "./view";

export const PROTOCOL = 1;

export type Connection = "connecting" | "here" | "away" | "gone";

/** Everything that a table shows, never changed in place. */
export interface LiveState<V extends AnyView> {
  connection: Connection;
  table: TableInfo | null;
  seat: number | null;
  version: number;
  view: V | null;
  decision: number | null;
  refusals: Record<string, Refusal>;
  order: Order | null;
  /** Whether a move is under way. */
  busy: boolean;
}

export interface Listener<V extends AnyView> {
  changed(state: LiveState<V>): void;
  /** What happened, in order, each entry once; `late` if it was missed and comes with a welcome. */
  told(news: Told[], late: boolean): void;
  refused(refusal: Refusal): void;
  /** The page is older than the server. */
  outdated(): void;
}

export interface Surroundings {
  open: OpenSocket;
  address: (query: string) => string;
  language: () => string;
  later: (work: () => void, wait: number) => unknown;
  freshId?: () => string;
}

export function browserSurroundings(table: string, language: () => string): Surroundings {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: browserSocket,
    address: (query) => `${scheme}://${location.host}/live/${table}?${query}`,
    language,
    later: (work, wait) => setTimeout(work, wait),
  };
}

export class LiveClient<V extends AnyView> {
  state: LiveState<V> = {
    connection: "connecting",
    table: null,
    seat: null,
    version: 0,
    view: null,
    decision: null,
    refusals: {},
    order: null,
    busy: false,
  };
  private readonly pending: Pending;
  private socket: Socket | null = null;
  private attempt = 0;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener<V>,
  ) {
    this.pending = new Pending(around.freshId);
  }

  connect(): void {
    if (this.state.connection === "gone") return;
    const socket = this.around.open(this.around.address(this.query()));
    this.socket = socket;
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  }

  /** Leave for good. */
  leave(): void {
    const socket = this.socket;
    this.socket = null;
    this.state = { ...this.state, connection: "gone" };
    socket?.close();
  }

  /** Come back at once, in another language or because somebody asked for it. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.connect();
  }

  /** Answer the open decision. A second answer to it is not sent. */
  move(text: string): void {
    const { decision } = this.state;
    if (decision === null || this.pending.answers(decision)) return;
    const message = this.pending.make(decision, text);
    this.change({ busy: true });
    this.say(message);
  }

  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.say({ type: "order", ...order });
  }

  ready(): void {
    this.say({ type: "ready" });
  }

  private query(): string {
    return `protocol=${PROTOCOL}&lang=${this.around.language()}&since=${this.state.version}`;
  }

  /** While the socket is away nothing is sent: moves are sent again after the welcome, the rest is said anew. */
  private say(message: ClientMessage): void {
    if (this.state.connection === "here") this.socket?.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    this.socket = null;
    const next = afterClose(code);
    if (next === "load-anew") {
      this.listener.outdated();
      return;
    }
    this.change({ connection: next === "stay-away" ? "gone" : "away" });
    if (next === "come-back") this.around.later(() => this.comeBack(), waitBefore(this.attempt++));
  }

  private comeBack(): void {
    if (this.socket === null) this.connect();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "table") this.change({ table: message.table });
    else if (message.type === "order") this.change({ order: message.order });
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "done") this.settled(message.ack);
    else if (message.type === "reload") this.listener.outdated();
  }

  private welcome(said: Welcome): void {
    const { table, seat, version, decision, refusals, order } = said;
    this.attempt = 0;
    this.change({
      connection: "here",
      table,
      seat,
      version,
      decision,
      refusals,
      order,
      view: said.view as V | null,
    });
    if (said.missed.length > 0) this.listener.told(said.missed, true);
    for (const move of this.pending.all()) this.say(move);
  }

  private update(said: Update): void {
    const { view } = this.state;
    this.pending.settle(said.ack);
    this.change({
      version: said.version,
      view: view === null ? null : merged(view, said),
      decision: said.decision,
      refusals: said.refusals ?? {},
      busy: this.pending.all().length > 0,
    });
    this.listener.told(toldOf(said), false);
  }

  private refused(said: Refused): void {
    this.settled(said.id);
    this.listener.refused(said.refusal);
  }

  private settled(id: string | null): void {
    this.pending.settle(id);
    this.change({ busy: this.pending.all().length > 0 });
  }

  private change(part: Partial<LiveState<V>>): void {
    this.state = { ...this.state, ...part };
    this.listener.changed(this.state);
  }
}
