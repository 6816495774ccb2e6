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
import { heard, SILENCE, type Talk } from "./chat";
import type { Dials } from "./clocks";
import { afterClose, waitBefore } from "./closeCodes";
import { Pending } from "./pending";
import { browserSocket, type OpenSocket, type Socket } from "./socket";
import { type AnyView, merged, toldOf } from "./view";

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
  clocks: Dials | null;
  /** The wish that waits for answers. */
  wish: Wish | null;
  /** The version of the own move that may be taken back now. */
  undo: number | null;
  talk: Talk;
  /** What a lot is likely to be worth, as it was last asked for. */
  estimate?: LotEstimate | null;
}

/** At a table without company. */
export const ALONE = { wish: null, undo: null, talk: SILENCE } as const;

export interface Listener<V extends AnyView> {
  changed(state: LiveState<V>): void;
  /** What happened, in order, each entry once; `late` if it was missed and comes with a welcome. */
  told(news: Told[], late: boolean): void;
  refused(refusal: Refusal): void;
  /** The page is older than the server. */
  outdated(): void;
  /** The server has closed the table for this reader, and says by a code why (docs/protocol.md). */
  closed?(code: number): void;
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
    ...ALONE,
  };
  private readonly pending: Pending;
  private socket: Socket | null = null;
  private attempt = 0;
  private waits = 0;
  /** Whether the next welcome shall tell everything from the beginning. */
  private retold = false;
  /** Messages heard so far, by which somebody can see that the server is still there. */
  heard = 0;

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

  /** The way to the server is cut although nobody has said so: try to come back. */
  lose(): void {
    const socket = this.socket;
    if (socket === null || this.state.connection === "gone") return;
    this.lost(LOST);
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
  retell(): void {
    this.retold = true;
    this.reconnect();
  }

  /** Answer the open decision. A second answer to it is not sent. */
  move(text: string): void {
    const { decision } = this.state;
    if (decision === null || this.pending.answers(decision)) return;
    const message = this.pending.make(decision, text);
    this.change({ busy: true });
    this.say(message);
  }

  /** Kept until the server has said that it stands: an order given while away is sent after the welcome. */
  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.pending.order = { type: "order", ...order };
    this.say(this.pending.order);
  }

  /** Add a number of one's own to the deal of that round: sent again after a welcome until it is in. */
  addNumber(round: number, number: string): void {
    this.pending.number = { type: "number", round, number };
    this.say(this.pending.number);
  }

  /** Ask what the lot is likely to be worth. Nothing depends on the answer, so the question is not kept. */
  askEstimate(): void {
    this.say({ type: "estimate" });
  }

  ready(): void {
    this.pending.readyAt = this.state.version;
    this.say({ type: "ready" });
  }

  /** Wish something of the others, or answer a wish: once, however often it is clicked. */
  wish(wish: MakeWish["wish"], of: number | null = null): void {
    if (!this.pending.wishes(wish, of)) this.say(this.pending.wish(wish, of));
  }

  /** Say something to everybody at the table. */
  utter(text: string): void {
    this.change({ talk: { ...this.state.talk, problem: null } });
    this.say(this.pending.utter(text));
  }

  /** Ask for a sign of life. */
  ping(): void {
    this.say({ type: "ping", id: String(this.heard) });
  }

  private query(): string {
    const since = this.retold ? 0 : this.state.version;
    return `protocol=${PROTOCOL}&lang=${this.around.language()}&since=${since}`;
  }

  /** While the socket is away nothing is sent: what waits is sent after the welcome. */
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
    if (next === "stay-away") this.listener.closed?.(code);
    if (next === "come-back") this.comeBackIn(waitBefore(this.attempt++));
  }

  /** Only the last of several waits counts, or each would go on trying by itself. */
  private comeBackIn(wait: number): void {
    const mine = ++this.waits;
    this.around.later(() => {
      if (this.socket === null && this.waits === mine) this.connect();
    }, wait);
  }

  private hear(message: ServerMessage): void {
    this.heard += 1;
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "clocks") this.change({ clocks: this.dials(message.clocks) });
    else if (message.type === "table") this.change({ table: message.table });
    else if (message.type === "order") this.ordered(message.order);
    else if (message.type === "fair") this.change({ fair: message.fair });
    else if (message.type === "refused") this.refused(message);
    else if (message.type === "done") this.settled(message.ack);
    else if (message.type === "chat") this.chat(message);
    else if (message.type === "estimate") this.change({ estimate: message.estimate });
    else if (message.type === "reload") this.listener.outdated();
  }

  private welcome(said: Welcome): void {
    const { table, seat, version, decision, refusals, order } = said;
    this.attempt = 0;
    this.retold = false;
    // Before the change: what it makes somebody say is said then.
    const unsaid = this.pending.unsaid(said);
    this.change({
      connection: "here",
      table,
      seat,
      version,
      decision,
      refusals,
      order,
      fair: said.fair ?? null,
      view: said.view as V | null,
      clocks: this.dials(said.clocks),
      wish: said.wish ?? null,
      undo: said.undo ?? null,
    });
    if (said.missed.length > 0) this.listener.told(said.missed, true);
    for (const message of unsaid) this.say(message);
  }

  private dials(seats: Dials["seats"] | undefined): Dials | null {
    return seats === undefined ? null : { seats, at: performance.now() };
  }

  private ordered(order: Order): void {
    this.pending.order = null;
    this.change({ order });
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
      clocks: this.dials(said.clocks),
      ...(said.wish === undefined ? {} : { wish: said.wish }),
      ...(said.undo === undefined ? {} : { undo: said.undo }),
    });
    this.listener.told(toldOf(said), false);
  }

  private refused(said: Refused): void {
    if (said.id === null && !said.refusal.code.startsWith("fair-")) this.pending.order = null;
    if (this.settled(said.id)?.type === "say")
      this.change({ talk: { ...this.state.talk, problem: said.refusal } });
    else this.listener.refused(said.refusal);
  }

  private chat(said: Chat): void {
    this.pending.settle(said.ack);
    this.change({ talk: heard(this.state.talk, said) });
  }

  private settled(id: string | null) {
    const word = this.pending.settle(id);
    this.change({ busy: this.pending.all().length > 0 });
    return word;
  }

  private change(part: Partial<LiveState<V>>): void {
    this.state = { ...this.state, ...part };
    this.listener.changed(this.state);
  }
}
