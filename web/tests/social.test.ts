import { describe, expect, test } from "vitest";
import { endOf } from "../src/home/played";
import { heard, SILENCE } from "../src/live/chat";
import { ALONE, type LiveState } from "../src/live/client";
import { Pending } from "../src/live/pending";
import type { AnyView } from "../src/live/view";
import type { Line, SeatInfo, TableInfo, Told, Welcome, Wish } from "../src/protocol/types";
import { chaptersOf } from "../src/replay/chapters";
import { standing } from "../src/table/log";
import { awaited, hasTalk, isAsked, mayConcede, undoNow } from "../src/table/social/proposals";
import { begin, readUpTo, unread } from "../src/table/social/unread.svelte";

function line(id: number, player = "ann", text = `line ${id}`): Line {
  return { id, player, name: player, text, at: id };
}

function told(version: number, part: Partial<Told> = {}): Told {
  return { version, seat: 0, move: `bid ${version}`, events: [], words: [], ...part };
}

function chair(name: string, part: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: "person", name, player: name, bot: null, here: true, stand_in: false, ...part };
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
    decision: null,
    refusals: {},
    order: null,
    busy: false,
    ...ALONE,
    ...part,
  } as LiveState<AnyView>;
}

describe("chat", () => {
  test("each line once, in order, whatever comes first", () => {
    const talk = heard(heard(SILENCE, { type: "chat", lines: [line(2)] }), {
      type: "chat",
      lines: [line(1), line(2)],
    });
    expect(talk.lines.map(({ id }) => id)).toEqual([1, 2]);
  });

  test("the whole takes the place of what was there, and says who is muted", () => {
    const before = heard(SILENCE, { type: "chat", lines: [line(1), line(2, "bob")] });
    const after = heard(before, { type: "chat", lines: [line(1)], muted: ["bob"] });
    expect(after).toEqual({ lines: [line(1)], muted: ["bob"], before: 0, problem: null });
    expect(heard(after, { type: "chat", lines: [line(3, "bob")] }).lines).toEqual([line(1)]);
  });

  test("new is what was said after one came, however late the page shows it", () => {
    const shown = heard(SILENCE, { type: "chat", lines: [line(3), line(4)], muted: [] });
    const talk = heard(shown, { type: "chat", lines: [line(5)] });
    begin("a", talk);
    expect(unread(talk, "bob")).toBe(1);
    const anew = heard(talk, { type: "chat", lines: [line(3), line(4), line(5)], muted: [] });
    begin("a", anew);
    expect(unread(anew, "bob")).toBe(1);
    readUpTo(anew);
    expect(unread(anew, "bob")).toBe(0);
  });

  test("where nothing had been said, the first line is new, and what comes of old ones later is not", () => {
    begin("b", SILENCE);
    expect(unread(SILENCE, "bob")).toBe(0);
    const first = heard(SILENCE, { type: "chat", lines: [line(9)] });
    begin("b", first);
    expect(unread(first, "bob")).toBe(1);
    const whole = heard(first, { type: "chat", lines: [line(7), line(8), line(9)], muted: [] });
    expect(unread(whole, "bob")).toBe(1);
  });

  test("what was taken has no problem any more", () => {
    const wrong = { ...SILENCE, problem: { code: "chat-too-often" } };
    expect(heard(wrong, { type: "chat", lines: [line(1)] }).problem).not.toBeNull();
    expect(heard(wrong, { type: "chat", lines: [], ack: "c-1" }).problem).toBeNull();
  });

  test("there is talk among people, and none with bots alone", () => {
    expect(hasTalk(state())).toBe(true);
    expect(hasTalk(state({}, { chat: false }))).toBe(false);
    expect(hasTalk(state({}, { seats: [chair("Ann"), ...SEATS.slice(3)] }))).toBe(false);
    expect(hasTalk(state({}, { seats: [chair("Ann")], status: "open" }))).toBe(true);
    expect(hasTalk(state({ seat: null }, { records: "players" }))).toBe(false);
  });
});

describe("wishes", () => {
  const wish: Wish = { id: 12, wish: "undo", seat: 1, of: 8, agreed: [] };

  test("who is asked, and who is waited for: nobody for whom a bot plays", () => {
    expect(isAsked(state({ wish }))).toBe(true);
    expect(isAsked(state({ wish, seat: 1 }))).toBe(false);
    expect(isAsked(state({ wish: { ...wish, agreed: [0] } }))).toBe(false);
    expect(isAsked(state({ wish, seat: null }))).toBe(false);
    expect(awaited(state({ wish }))).toEqual(["Ann"]);
    expect(awaited(state({ wish: { ...wish, agreed: [0] } }))).toEqual([]);
  });

  test("nothing more is wished while a wish waits, or after the game", () => {
    expect(undoNow(state({ undo: 8 }))).toBe(8);
    expect(undoNow(state({ undo: 8, wish }))).toBeNull();
    expect(undoNow(state({ undo: 8 }, { status: "over" }))).toBeNull();
    expect(mayConcede(state())).toBe(true);
    expect(mayConcede(state({ wish }))).toBe(false);
    expect(mayConcede(state({ seat: null }))).toBe(false);
  });

  test("what was said is said again after a welcome, until it is settled", () => {
    let ids = 0;
    const pending = new Pending(() => `c-${++ids}`);
    const undo = pending.wish("undo", 8);
    const hello = pending.utter("hello");
    expect(pending.wishes("undo", 8)).toBe(true);
    expect(pending.wishes("undo", 9)).toBe(false);
    expect(pending.unsaid({ seat: 0, version: 3 } as Welcome)).toEqual([undo, hello]);
    expect(pending.settle(hello.id)).toBe(hello);
    expect(pending.unsaid({ seat: 0, version: 3 } as Welcome)).toEqual([undo]);
  });
});

describe("what happened", () => {
  test("moves that were taken back are gone; that they were is told", () => {
    const story = [told(1), told(2), told(3, { note: "wish" }), told(4, { note: "time" })];
    const undone = told(5, { move: null, note: "undo", about: "1" });
    expect(standing(story, [undone, told(6)]).map(({ version }) => version)).toEqual([1, 3, 5, 6]);
  });

  test("a game that its players ended has an end to jump to, and nobody lost it", () => {
    expect(chaptersOf([told(1), told(2, { note: "concede", seat: null, move: null })])).toEqual([
      { kind: "result", at: 2 },
    ]);
    const game = { status: "over", ending: "conceded", seats: [{ won: null }], seat: 0 };
    expect(endOf(game as unknown as Parameters<typeof endOf>[0])).toBe("conceded");
  });
});
