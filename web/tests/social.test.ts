import { describe, expect, test } from "vitest";
import { endOf } from "../src/home/played";
import { NO_CHAT, withMessages } from "../src/live/chat";
import { AT_REST, type LiveState } from "../src/live/client";
import { Pending } from "../src/live/pending";
import type { AnyView } from "../src/live/view";
import type { EntryView, Line, Proposal, SeatInfo, TableInfo, Welcome } from "../src/protocol/types";
import { chaptersOf } from "../src/replay/chapters";
import { appendEntries } from "../src/table/log";
import { hasChat, mayConcede, mustAnswer, stillToAnswer, undoableVersion } from "../src/table/social/proposals";
import { begin, readUpTo, unread } from "../src/table/social/unread.svelte";

function line(id: number, player = "ann", text = `line ${id}`): Line {
  return { id, player, name: player, text, at: id };
}

function told(version: number, part: Partial<EntryView> = {}): EntryView {
  return { version, seat: 0, move: `bid ${version}`, events: [], words: [], ...part };
}

function chair(name: string, part: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: "human", name, player: name, bot: null, here: true, stand_in: false, ...part };
}

const SEATS = [
  chair("Ann"),
  chair("Bob"),
  chair("Cem", { stand_in: true }),
  chair("", { kind: "bot", bot: "adept" }),
];

function state(part: Partial<LiveState<AnyView>> = {}, table: Partial<TableInfo> = {}): LiveState<AnyView> {
  return {
    connection: "here",
    table: { status: "playing", seats: SEATS, chat: true, records: "link", ...table } as TableInfo,
    seat: 0,
    version: 9,
    view: null,
    ...AT_REST,
    ...part,
  } as LiveState<AnyView>;
}

describe("chat", () => {
  test("each message once, in order, whichever arrives first", () => {
    const chat = withMessages(withMessages(NO_CHAT, { type: "chat", lines: [line(2)] }), {
      type: "chat",
      lines: [line(1), line(2)],
    });
    expect(chat.lines.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("a full chat replaces the old one, and lists muted players", () => {
    const before = withMessages(NO_CHAT, { type: "chat", lines: [line(1), line(2, "bob")] });
    const after = withMessages(before, { type: "chat", lines: [line(1)], muted: ["bob"] });
    expect(after).toEqual({ lines: [line(1)], muted: ["bob"], before: 0, problem: null });
    expect(withMessages(after, { type: "chat", lines: [line(3, "bob")] }).lines).toEqual([line(1)]);
  });

  test("messages after the reader came are new, however late the page shows them", () => {
    const shown = withMessages(NO_CHAT, { type: "chat", lines: [line(3), line(4)], muted: [] });
    const chat = withMessages(shown, { type: "chat", lines: [line(5)] });
    begin("a", chat);
    expect(unread(chat, "bob")).toBe(1);
    const anew = withMessages(chat, { type: "chat", lines: [line(3), line(4), line(5)], muted: [] });
    begin("a", anew);
    expect(unread(anew, "bob")).toBe(1);
    readUpTo(anew);
    expect(unread(anew, "bob")).toBe(0);
  });

  test("with an empty chat the first message is new, and older ones that arrive later are not", () => {
    begin("b", NO_CHAT);
    expect(unread(NO_CHAT, "bob")).toBe(0);
    const first = withMessages(NO_CHAT, { type: "chat", lines: [line(9)] });
    begin("b", first);
    expect(unread(first, "bob")).toBe(1);
    const whole = withMessages(first, { type: "chat", lines: [line(7), line(8), line(9)], muted: [] });
    expect(unread(whole, "bob")).toBe(1);
  });

  test("an accepted message clears the problem", () => {
    const wrong = { ...NO_CHAT, problem: { code: "chat-too-often" } };
    expect(withMessages(wrong, { type: "chat", lines: [line(1)] }).problem).not.toBeNull();
    expect(withMessages(wrong, { type: "chat", lines: [], ack: "c-1" }).problem).toBeNull();
  });

  test("there is chat among people, and none with bots only", () => {
    expect(hasChat(state())).toBe(true);
    expect(hasChat(state({}, { chat: false }))).toBe(false);
    expect(hasChat(state({}, { seats: [chair("Ann"), ...SEATS.slice(3)] }))).toBe(false);
    expect(hasChat(state({}, { seats: [chair("Ann")], status: "open" }))).toBe(true);
    expect(hasChat(state({ seat: null }, { records: "players" }))).toBe(false);
  });
});

describe("proposals", () => {
  const wish: Proposal = { id: 12, wish: "undo", seat: 1, of: 8, agreed: [] };

  test("who must answer, and whose answers are missing, without seats played by bots", () => {
    expect(mustAnswer(state({ proposal: wish }))).toBe(true);
    expect(mustAnswer(state({ proposal: wish, seat: 1 }))).toBe(false);
    expect(mustAnswer(state({ proposal: { ...wish, agreed: [0] } }))).toBe(false);
    expect(mustAnswer(state({ proposal: wish, seat: null }))).toBe(false);
    expect(stillToAnswer(state({ proposal: wish }))).toEqual(["Ann"]);
    expect(stillToAnswer(state({ proposal: { ...wish, agreed: [0] } }))).toEqual([]);
  });

  test("nothing can be proposed during another proposal, or after the game", () => {
    expect(undoableVersion(state({ undo: 8 }))).toBe(8);
    expect(undoableVersion(state({ undo: 8, proposal: wish }))).toBeNull();
    expect(undoableVersion(state({ undo: 8 }, { status: "over" }))).toBeNull();
    expect(mayConcede(state())).toBe(true);
    expect(mayConcede(state({ proposal: wish }))).toBe(false);
    expect(mayConcede(state({ seat: null }))).toBe(false);
  });

  test("messages are sent again after a welcome until confirmed", () => {
    let ids = 0;
    const pending = new Pending(() => `c-${++ids}`);
    const again = () => pending.unsent({ seat: 0, version: 3 } as Welcome);
    const undo = { type: "wish", wish: "undo", of: 8 } as const;
    const hello = { type: "say", text: "hello" } as const;
    expect([pending.add(undo), pending.add(hello)]).toEqual([
      { id: "c-1", ...undo },
      { id: "c-2", ...hello },
    ]);
    expect(again()).toEqual([
      { id: "c-1", ...undo },
      { id: "c-2", ...hello },
    ]);
    expect(pending.settle("c-2")).toEqual({ id: "c-2", ...hello });
    expect(again()).toEqual([{ id: "c-1", ...undo }]);
  });

  test("the same request is not made twice while it waits, another one is", () => {
    let ids = 0;
    const pending = new Pending(() => `c-${++ids}`);
    expect(pending.add({ type: "wish", wish: "undo", of: 8 })?.id).toBe("c-1");
    expect(pending.add({ type: "wish", wish: "undo", of: 8 })).toBeNull();
    expect(pending.add({ type: "wish", wish: "undo", of: 9 })?.id).toBe("c-2");
    pending.settle("c-1");
    expect(pending.add({ type: "wish", wish: "undo", of: 8 })?.id).toBe("c-3");
  });
});

describe("events", () => {
  test("undone moves are removed; the undo itself is in the log", () => {
    const log = [told(1), told(2), told(3, { note: "wish" }), told(4, { note: "time" })];
    const undone = told(5, { move: null, note: "undo", about: "1" });
    expect(appendEntries(log, [undone, told(6)]).map(({ version }) => version)).toEqual([1, 3, 5, 6]);
  });

  test("a game ended by its players has an end to jump to, and no loser", () => {
    expect(chaptersOf([told(1), told(2, { note: "concede", seat: null, move: null })])).toEqual([
      { kind: "result", at: 2 },
    ]);
    const game = { status: "over", ending: "conceded", seats: [{ won: null }], seat: 0 };
    expect(endOf(game as unknown as Parameters<typeof endOf>[0])).toBe("conceded");
  });
});
