/** A seat at a live table: keeps the view, sends moves once, and comes back when the connection is lost.
 *
 * It draws nothing and knows no game. Whoever shows the table listens to it.
 */

import { urlOf } from "../base";
import type {
  Chat,
  ClientMessage,
  FairState,
  GiveOrder,
  LotEstimate,
  MakeWish,
  Order,
  Refusal,
  Refused,
  ServerMessage,
  TableInfo,
  Told,
  Update,
  Welcome,
  Wish,
} from "../protocol/types";
import { type ChatState, NO_CHAT, withMessages } from "./chat";
import type { ClockReadings } from "./clocks";
import { afterClose, retryDelay } from "./closeCodes";
import { Pending } from "./pending";
import { browserSocket, type OpenSocket, type Socket } from "./socket";
import { type AnyView, entriesOf, merged } from "./view";

const PROTOCOL = 1;
/** What a browser says when a connection broke off without a word. */
const LOST = 1006;

type Connection = "connecting" | "here" | "away" | "gone";

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
  /** What is known of the deals. */
  fair?: FairState | null;
  /** Whether a move is under way. */
  busy: boolean;
  /** What the clocks showed last; null at a table without. */
  clocks: ClockReadings | null;
  /** The wish that waits for answers. */
  proposal: Wish | null;
  /** The version of the own move that may be taken back now. */
  undo: number | null;
  chat: ChatState;
  /** What a lot is likely to be worth, as it was last asked for. */
  estimate?: LotEstimate | null;
}

/** At a table without company. */
export const NO_COMPANY = { proposal: null, undo: null, chat: NO_CHAT } as const;

export interface Listener<V extends AnyView> {
  changed(state: LiveState<V>): void;
  /** What happened, in order, each entry once; `late` if it was missed and comes with a welcome. */
  logged(entries: Told[], late: boolean): void;
  refused(refusal: Refusal): void;
  /** The page is older than the server. */
  outdated(): void;
  /** The server has closed the table for this reader, and says by a code why (docs/protocol.md). */
  closed?(code: number): void;
}

export interface ClientEnvironment {
  open: OpenSocket;
  address: (query: string) => string;
  language: () => string;
  later: (work: () => void, wait: number) => unknown;
  freshId?: () => string;
}

export function browserEnvironment(table: string, language: () => string): ClientEnvironment {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: browserSocket,
    address: (query) => `${scheme}://${location.host}${urlOf(`/live/${table}`)}?${query}`,
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
    clocks: null,
    ...NO_COMPANY,
  };
  private readonly pending: Pending;
  private socket: Socket | null = null;
  private attempt = 0;
  private waitCount = 0;
  /** Whether the next welcome shall tell everything from the beginning. */
  private fromStart = false;
  /** Messages heard so far, by which somebody can see that the server is still there. */
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

  /** The way to the server is cut although nobody has message so: try to come back. */
  dropConnection(): void {
    const socket = this.socket;
    if (socket === null || this.state.connection === "gone") return;
    this.closed(LOST);
    socket.close();
  }

  /** Leave for good. */
  leave(): void {
    const socket = this.socket;
    this.socket = null;
    this.state = { ...this.state, connection: "gone" };
    socket?.close();
  }

  /** Come back at once, because somebody asked for it or is somebody else now. */
  reconnect(): void {
    const socket = this.socket;
    this.socket = null;
    if (this.state.connection === "gone") this.change({ connection: "connecting" });
    this.attempt = 0;
    this.connect();
    socket?.close();
  }

  /** Come back and be told everything again, in another language. */
  reloadText(): void {
    this.fromStart = true;
    this.reconnect();
  }

  /** Answer the open decision. A second answer to it is not sent. */
  move(text: string): void {
    const { decision } = this.state;
    if (decision === null || this.pending.answers(decision)) return;
    const message = this.pending.make(decision, text);
    this.change({ busy: true });
    this.send(message);
  }

  /** Kept until the server has message that it stands: an order given while away is sent after the welcome. */
  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.pending.order = { type: "order", ...order };
    this.send(this.pending.order);
  }

  /** Add a number of one's own to the deal of that round: sent again after a welcome until it is in. */
  addNumber(round: number, number: string): void {
    this.pending.number = { type: "number", round, number };
    this.send(this.pending.number);
  }

  /** Ask what the lot is likely to be worth. Nothing depends on the answer, so the question is not kept. */
  askEstimate(): void {
    this.send({ type: "estimate" });
  }

  ready(): void {
    this.pending.readyAt = this.state.version;
    this.send({ type: "ready" });
  }

  /** Wish something of the others, or answer a wish: once, however often it is clicked. */
  propose(kind: MakeWish["wish"], of: number | null = null): void {
    if (!this.pending.isProposed(kind, of)) this.send(this.pending.propose(kind, of));
  }

  /** Say something to everybody at the table. */
  sendChat(text: string): void {
    this.change({ chat: { ...this.state.chat, problem: null } });
    this.send(this.pending.sendChat(text));
  }

  /** Ask for a sign of life. */
  ping(): void {
    this.send({ type: "ping", id: String(this.received) });
  }

  private query(): string {
    const since = this.fromStart ? 0 : this.state.version;
    return `protocol=${PROTOCOL}&lang=${this.environment.language()}&since=${since}`;
  }

  /** While the socket is away nothing is sent: what waits is sent after the welcome. */
  private send(message: ClientMessage): void {
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

  /** Only the last of several waits counts, or each would go on trying by itself. */
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
    else if (message.type === "reload") this.listener.outdated();
  }

  private welcome(message: Welcome): void {
    const { table, seat, version, decision, refusals, order } = message;
    this.attempt = 0;
    this.fromStart = false;
    // Before the change: what it makes somebody say is message then.
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
      busy: this.pending.all().length > 0,
      clocks: this.readings(message.clocks),
      ...(message.wish === undefined ? {} : { proposal: message.wish }),
      ...(message.undo === undefined ? {} : { undo: message.undo }),
    });
    this.listener.logged(entriesOf(message), false);
  }

  private refused(message: Refused): void {
    if (message.id === null && !message.refusal.code.startsWith("fair-")) this.pending.order = null;
    if (this.settled(message.id)?.type === "say")
      this.change({ chat: { ...this.state.chat, problem: message.refusal } });
    else this.listener.refused(message.refusal);
  }

  private chat(message: Chat): void {
    this.pending.settle(message.ack);
    this.change({ chat: withMessages(this.state.chat, message) });
  }

  private settled(id: string | null) {
    const message = this.pending.settle(id);
    this.change({ busy: this.pending.all().length > 0 });
    return message;
  }

  private change(part: Partial<LiveState<V>>): void {
    this.state = { ...this.state, ...part };
    this.listener.changed(this.state);
  }
}
