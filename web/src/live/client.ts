/** Client of one live table: keeps the view, sends each move once, and reconnects when the connection is lost.
 *
 * It renders nothing and does not know the games. The listener receives every change.
 */

import { urlOf } from "../base";
import { PROTOCOL } from "../protocol/constants";
import type {
  Chat,
  ClientMessage,
  EntryView,
  FairState,
  GiveOrder,
  LotEstimate,
  Order,
  Proposal,
  Refusal,
  Refused,
  ServerMessage,
  SuggestedBids,
  TableInfo,
  Update,
  Welcome,
} from "../protocol/types";
import { type ChatState, NO_CHAT, withMessages } from "./chat";
import type { ClockReadings } from "./clocks";
import { afterClose, retryDelay } from "./closeCodes";
import { isChat, Pending, type Request, type WithoutId } from "./pending";
import { browserSocket, type OpenSocket, type Socket } from "./socket";
import { type AnyView, merged } from "./view";

/** Close code that browsers report when a connection ends without a close frame. */
const LOST = 1006;

type Connection = "connecting" | "here" | "away" | "gone";

/** Everything that a table shows. Immutable: each change makes a new object. */
export interface LiveState<V extends AnyView> {
  connection: Connection;
  table: TableInfo | null;
  seat: number | null;
  version: number;
  view: V | null;
  decision: number | null;
  refusals: Record<string, Refusal>;
  order: Order | null;
  /** Commitments and numbers of the deals. */
  fair?: FairState | null;
  /** True while a move is sent and not yet confirmed. */
  busy: boolean;
  /** The last clock readings, or null at a table without clocks. */
  clocks: ClockReadings | null;
  /** The proposal (undo or concede) that waits for answers. */
  proposal: Proposal | null;
  /** Version of the reader's own move that can be undone now. */
  undo: number | null;
  chat: ChatState;
  /** The last estimate of the lot's value. */
  estimate?: LotEstimate | null;
  /** The last suggestion for a bid. */
  bidRange?: SuggestedBids | null;
}

/** The state in which nobody is asked and nothing is sent: in a replay always, at a live table before the welcome. */
export const AT_REST = {
  decision: null,
  refusals: {},
  order: null,
  busy: false,
  clocks: null,
  proposal: null,
  undo: null,
  chat: NO_CHAT,
} as const;

export interface Listener<V extends AnyView> {
  changed(state: LiveState<V>): void;
  /** New log entries in order, each once. `late` is true for entries that were missed and arrive with a welcome. */
  logged(entries: EntryView[], late: boolean): void;
  refused(refusal: Refusal): void;
  /** The page is older than the server. */
  outdated(): void;
  /** The server has closed the table for this reader, with a close code (docs/protocol.md). */
  closed?(code: number): void;
}

export interface ClientEnvironment {
  open: OpenSocket;
  address: (query: string) => string;
  later: (work: () => void, wait: number) => unknown;
  freshId?: () => string;
}

export function browserEnvironment(table: string): ClientEnvironment {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: browserSocket,
    address: (query) => `${scheme}://${location.host}${urlOf(`/live/${table}`)}?${query}`,
    later: (work, wait) => setTimeout(work, wait),
  };
}

/** The server of a live table, for all messages that are not answers to a decision. */
export interface TableServer {
  /** Sends a message that the server confirms or refuses. It is sent again after a reconnect, until then. The same
   * message is not sent twice while it waits: repeated clicks send it once.
   */
  request(message: WithoutId<Request>): void;
  /** Sends a message that is not sent again after a reconnect. */
  send(message: Exclude<ClientMessage, Request>): void;
}

export class LiveClient<V extends AnyView> implements TableServer {
  state: LiveState<V> = {
    connection: "connecting",
    table: null,
    seat: null,
    version: 0,
    view: null,
    ...AT_REST,
  };
  private readonly pending: Pending;
  private socket: Socket | null = null;
  private attempt = 0;
  private waitCount = 0;
  /** Number of messages received. The heartbeat compares it to see whether the server still answers. */
  received = 0;

  constructor(
    private readonly environment: ClientEnvironment,
    private readonly listener: Listener<V>,
  ) {
    this.pending = new Pending(environment.freshId);
  }

  connect(): void {
    if (this.state.connection === "gone") return;
    const socket = this.environment.open(this.environment.address(this.query()));
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.closed(code);
    };
  }

  /** Treats the connection as lost although the browser has not reported it, and reconnects. */
  dropConnection(): void {
    const socket = this.socket;
    if (socket === null || this.state.connection === "gone") return;
    this.closed(LOST);
    socket.close();
  }

  /** Leaves for good. */
  leave(): void {
    const socket = this.socket;
    this.socket = null;
    this.state = { ...this.state, connection: "gone" };
    socket?.close();
  }

  /** Reconnects immediately: on request, or because the identity of the reader changed. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = null;
    if (this.state.connection === "gone") this.change({ connection: "connecting" });
    this.attempt = 0;
    this.connect();
    socket?.close();
  }

  /** Answers the open decision. A second answer to the same decision is not sent. */
  move(text: string): void {
    const { decision } = this.state;
    if (decision === null || this.pending.answers(decision)) return;
    this.request({ type: "move", decision, move: text });
    this.change({ busy: true });
  }

  request(message: WithoutId<Request>): void {
    if (isChat(message)) this.change({ chat: { ...this.state.chat, problem: null } });
    const made = this.pending.add(message);
    if (made !== null) this.send(made);
  }

  /** Sends a standing order. It is kept until the server confirms it, so an order given while offline is sent
   * after the next welcome.
   */
  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.pending.order = { type: "order", ...order };
    this.send(this.pending.order);
  }

  /** Adds the player's own number to the deal of this round. It is sent again after each welcome until the server
   * has it.
   */
  addNumber(round: number, number: string): void {
    this.pending.number = { type: "number", round, number };
    this.send(this.pending.number);
  }

  ready(): void {
    this.pending.readyAt = this.state.version;
    this.send({ type: "ready" });
  }

  /** Asks the server for a sign of life. */
  ping(): void {
    this.send({ type: "ping", id: String(this.received) });
  }

  private query(): string {
    return `protocol=${PROTOCOL}&words=ids&since=${this.state.version}`;
  }

  /** Sends a message if connected. Pending messages are sent after the next welcome. */
  send(message: ClientMessage): void {
    if (this.state.connection === "here") this.socket?.send(JSON.stringify(message));
  }

  private closed(code: number): void {
    this.socket = null;
    const next = afterClose(code);
    if (next === "reload") {
      this.listener.outdated();
      return;
    }
    this.change({ connection: next === "stop" ? "gone" : "away" });
    if (next === "stop") this.listener.closed?.(code);
    if (next === "reconnect") this.reconnectIn(retryDelay(this.attempt++));
  }

  /** Only the last scheduled attempt counts. Otherwise every lost connection would start its own series of
   * attempts.
   */
  private reconnectIn(wait: number): void {
    const mine = ++this.waitCount;
    this.environment.later(() => {
      if (this.socket === null && this.waitCount === mine) this.connect();
    }, wait);
  }

  private receive(message: ServerMessage): void {
    this.received += 1;
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "clocks") this.change({ clocks: this.readings(message.clocks) });
    else if (message.type === "table") this.change({ table: message.table });
    else if (message.type === "order") this.ordered(message.order);
    else if (message.type === "fair") this.change({ fair: message.fair });
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "done") this.settled(message.ack);
    else if (message.type === "chat") this.chat(message);
    else if (message.type === "estimate") this.change({ estimate: message.estimate });
    else if (message.type === "bid-range") this.change({ bidRange: message.range });
    else if (message.type === "reload") this.listener.outdated();
  }

  private welcome(message: Welcome): void {
    const { table, seat, version, decision, refusals, order } = message;
    this.attempt = 0;
    // Read before the change: listeners may add new pending messages, and those are sent directly.
    const unsent = this.pending.unsent(message);
    this.change({
      connection: "here",
      table,
      seat,
      version,
      decision,
      refusals,
      order,
      fair: message.fair ?? null,
      view: message.view as V | null,
      clocks: this.readings(message.clocks),
      proposal: message.wish ?? null,
      undo: message.undo ?? null,
    });
    if (message.missed.length > 0) this.listener.logged(message.missed, true);
    for (const one of unsent) this.send(one);
  }

  private readings(seats: ClockReadings["seats"] | undefined): ClockReadings | null {
    return seats === undefined ? null : { seats, at: performance.now() };
  }

  private ordered(order: Order): void {
    this.pending.order = null;
    this.change({ order });
  }

  private update(message: Update): void {
    const { view } = this.state;
    this.pending.settle(message.ack);
    this.change({
      version: message.version,
      view: view === null ? null : merged(view, message),
      decision: message.decision,
      refusals: message.refusals ?? {},
      busy: this.pending.hasMove(),
      clocks: this.readings(message.clocks),
      ...(message.wish === undefined ? {} : { proposal: message.wish }),
      ...(message.undo === undefined ? {} : { undo: message.undo }),
    });
    this.listener.logged(message.told, false);
  }

  private refused(message: Refused): void {
    if (message.id === null && !message.refusal.code.startsWith("fair-")) this.pending.order = null;
    const settled = this.settled(message.id);
    if (settled && isChat(settled)) this.change({ chat: { ...this.state.chat, problem: message.refusal } });
    else this.listener.refused(message.refusal);
  }

  private chat(message: Chat): void {
    this.pending.settle(message.ack);
    this.change({ chat: withMessages(this.state.chat, message) });
  }

  private settled(id: string | null) {
    const message = this.pending.settle(id);
    this.change({ busy: this.pending.hasMove() });
    return message;
  }

  private change(part: Partial<LiveState<V>>): void {
    this.state = { ...this.state, ...part };
    this.listener.changed(this.state);
  }
}
