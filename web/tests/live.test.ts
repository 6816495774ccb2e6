import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type Listener, LiveClient } from "../src/live/client";
import { afterClose, retryDelay } from "../src/live/closeCodes";
import type { Socket } from "../src/live/socket";
import type { AnyView } from "../src/live/view";
import type { EntryView, Refusal } from "../src/protocol/types";

interface Recorded {
  frames: { type: string; version?: number; ack?: string }[];
  version: number;
  view: AnyView;
}

function recorded(game: string): Recorded {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${game}.json`), "utf8"));
}

class FakeSocket implements Socket {
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Visit implements Listener<AnyView> {
  sockets: FakeSocket[] = [];
  waiting: (() => void)[] = [];
  news: EntryView[] = [];
  refusals: Refusal[] = [];
  reloads = 0;
  closings: number[] = [];
  private ids = 0;
  client = new LiveClient<AnyView>(
    {
      open: (address) => {
        const socket = new FakeSocket(address);
        this.sockets.push(socket);
        return socket;
      },
      address: (query) => `ws://here/live/t?${query}`,
      later: (work) => this.waiting.push(work),
      freshId: () => `c-${++this.ids}`,
    },
    this,
  );
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("never connected");
    return last;
  }
  changed() {}
  logged(news: EntryView[]) {
    this.news.push(...news);
  }
  refused(refusal: Refusal) {
    this.refusals.push(refusal);
  }
  outdated() {
    this.reloads += 1;
  }
  closed(code: number) {
    this.closings.push(code);
  }
  dropConnection(code: number) {
    this.socket.onclose?.({ code });
  }
}

const WELCOME = {
  type: "welcome",
  protocol: 1,
  engine: "0",
  table: { id: "t" },
  seat: 0,
  version: 4,
  view: { moves: [], legal: ["keep"], phase: "window" },
  decision: 7,
  refusals: {},
  order: { order: "keep", move: null, waive: "no" },
  missed: [],
};
const UPDATE = { type: "update", version: 5, told: [{ version: 5 }], view: { phase: "play" }, decision: null };

let visit: Visit;
beforeEach(() => {
  visit = new Visit();
  visit.client.connect();
});

describe.each(["aurum", "auction"])("%s as the server sent it", (game) => {
  test("the merged view is the server's own", () => {
    const { frames, version, view } = recorded(game);
    expect(frames.length).toBeGreaterThan(50);
    for (const frame of frames) visit.socket.say(frame);
    expect(visit.client.state.version).toBe(version);
    expect(visit.client.state.view).toEqual(view);
  });

  test("every version is logged once and in order", () => {
    for (const frame of recorded(game).frames) visit.socket.say(frame);
    const first = visit.news[0]?.version ?? 0;
    expect(visit.news.map((told) => told.version)).toEqual(visit.news.map((_, place) => first + place));
  });
});

describe("connecting", () => {
  test("asks for texts, and sends the last version", () => {
    expect(visit.socket.address).toBe("ws://here/live/t?protocol=1&words=ids&since=0");
    visit.socket.say(WELCOME);
    visit.dropConnection(1006);
    visit.waiting.pop()?.();
    expect(visit.socket.address).toBe("ws://here/live/t?protocol=1&words=ids&since=4");
  });

  test("missed entries are logged", () => {
    visit.socket.say({ ...WELCOME, missed: [{ version: 3 }, { version: 4 }] });
    expect(visit.news.map((told) => told.version)).toEqual([3, 4]);
  });

  test.each([
    [1006, "reconnect"],
    [1012, "reconnect"],
    [4008, "reconnect"],
    [4029, "reconnect"],
    [4000, "stop"],
    [4404, "stop"],
    [4001, "reload"],
  ])("after %i: %s", (code, next) => expect(afterClose(code)).toBe(next));

  test("waits grow, up to a bound", () => {
    const waits = [0, 1, 2, 3, 20].map((attempt) => retryDelay(attempt, () => 1));
    expect(waits).toEqual([400, 800, 1600, 3200, 10_000]);
    expect(retryDelay(20, () => 0)).toBe(5000);
  });

  test("a table that is gone is left alone", () => {
    visit.dropConnection(4404);
    expect(visit.client.state.connection).toBe("gone");
    expect(visit.waiting).toEqual([]);
  });

  test("the close code is reported, and the reader can reconnect", () => {
    visit.dropConnection(4003);
    expect(visit.closings).toEqual([4003]);
    visit.client.reconnect();
    expect(visit.sockets).toHaveLength(2);
    visit.socket.say(WELCOME);
    expect(visit.client.state.connection).toBe("here");
  });

  test("a connection reported as dead is replaced", () => {
    visit.socket.say(WELCOME);
    visit.client.dropConnection();
    expect(visit.client.state.connection).toBe("away");
    expect(visit.waiting).toHaveLength(1);
    visit.waiting.pop()?.();
    visit.socket.say(WELCOME);
    expect(visit.client.state.connection).toBe("here");
  });

  test("reconnecting by hand does not connect twice", () => {
    visit.socket.say(WELCOME);
    visit.dropConnection(1006);
    const early = visit.waiting.pop();
    visit.client.reconnect();
    visit.dropConnection(1006);
    early?.();
    expect(visit.sockets).toHaveLength(2);
    visit.waiting.pop()?.();
    expect(visit.sockets).toHaveLength(3);
  });

  test("an outdated page is reported", () => {
    visit.socket.say({ type: "reload", protocol: 2 });
    expect(visit.reloads).toBe(1);
  });

  test("a client that left does not reconnect", () => {
    visit.socket.say(WELCOME);
    visit.client.leave();
    expect(visit.waiting).toEqual([]);
    expect(visit.client.state.connection).toBe("gone");
  });
});

describe("moves", () => {
  const ASK = { order: "ask", move: null, waive: "no" } as const;
  const KEEP = { type: "move", id: "c-1", decision: 7, move: "keep" };

  beforeEach(() => visit.socket.say(WELCOME));

  test("a decision is answered once", () => {
    visit.client.move("keep");
    visit.client.move("keep");
    expect(visit.socket.sent).toEqual([KEEP]);
    expect(visit.client.state.busy).toBe(true);
  });

  test("without a decision nothing is sent", () => {
    visit.socket.say(UPDATE);
    visit.client.move("keep");
    expect(visit.socket.sent).toEqual([]);
  });

  test("unconfirmed messages are sent again with the same id", () => {
    visit.client.move("keep");
    visit.dropConnection(1006);
    visit.waiting.pop()?.();
    visit.socket.say(WELCOME);
    expect(visit.socket.sent).toEqual([KEEP]);
    visit.socket.say({ type: "done", ack: "c-1", version: 5 });
    expect(visit.client.state.busy).toBe(false);
  });

  test("confirmed ones are not", () => {
    visit.client.move("keep");
    visit.socket.say({ ...UPDATE, ack: "c-1" });
    visit.dropConnection(1006);
    visit.waiting.pop()?.();
    visit.socket.say(WELCOME);
    expect(visit.socket.sent).toEqual([]);
  });

  test("after a refusal the decision can be answered again", () => {
    visit.client.move("keep");
    visit.socket.say({ type: "refused", id: "c-1", refusal: { code: "x", rule: "A19", text: "…" } });
    visit.client.move("keep");
    expect(visit.refusals).toEqual([{ code: "x", rule: "A19", text: "…" }]);
    expect(visit.socket.sent).toHaveLength(2);
  });

  test("orders and readiness are sent immediately while connected", () => {
    visit.client.giveOrder(ASK);
    visit.client.ready();
    expect(visit.socket.sent).toEqual([{ type: "order", ...ASK }, { type: "ready" }]);
  });

  test("given while away, they are sent after the welcome", () => {
    const old = visit.socket;
    visit.dropConnection(1006);
    visit.client.giveOrder(ASK);
    visit.client.ready();
    expect(old.sent).toEqual([]);
    visit.waiting.pop()?.();
    visit.socket.say(WELCOME);
    expect(visit.socket.sent).toEqual([{ type: "order", ...ASK }, { type: "ready" }]);
  });

  test("an order that stands is not given again, and readiness ends when something happens", () => {
    visit.client.giveOrder(ASK);
    visit.client.ready();
    visit.socket.say({ type: "order", order: ASK });
    visit.dropConnection(1006);
    visit.waiting.pop()?.();
    visit.socket.say({ ...WELCOME, version: 5 });
    expect(visit.socket.sent).toEqual([]);
  });

  test("a number is sent again until it is in, and once a round", () => {
    const promised = (...numbers: object[]) => ({ coming: { round: 1, commitment: "c", numbers }, dealt: [] });
    const number = { type: "number", round: 1, number: "7" };
    visit.client.addNumber(1, "7");
    visit.client.giveOrder(ASK);
    visit.socket.say({ type: "refused", id: null, refusal: { code: "fair-number-late", text: "…" } });
    const again = (fair: object) => {
      visit.dropConnection(1006);
      visit.waiting.pop()?.();
      visit.socket.say({ ...WELCOME, fair });
      return visit.socket.sent;
    };
    expect(again(promised())).toEqual([{ type: "order", ...ASK }, number]);
    visit.socket.say({ type: "order", order: ASK });
    expect(again(promised({ seat: 1, number: "7" }))).toEqual([number]);
    expect(again(promised({ seat: 0, number: "7" }))).toEqual([]);
    expect(again({ coming: null, dealt: [] })).toEqual([]);
  });

  test("a client without a seat sends nothing", () => {
    visit.client.move("keep");
    visit.client.giveOrder(ASK);
    visit.dropConnection(1006);
    visit.waiting.pop()?.();
    visit.socket.say({ ...WELCOME, seat: null, decision: null });
    expect(visit.socket.sent).toEqual([]);
  });

  test("news of the table and of the order is kept", () => {
    visit.socket.say({ type: "table", table: { id: "t", status: "over" } });
    visit.socket.say({ type: "order", order: { order: "ask", move: null, waive: "no" } });
    expect(visit.client.state.table).toEqual({ id: "t", status: "over" });
    expect(visit.client.state.order).toEqual({ order: "ask", move: null, waive: "no" });
  });
});
