import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyView, merged } from "../src/live/view";
import type { EntryView, Replay } from "../src/protocol/types";
import { parseAddress } from "../src/replay/address";
import { chapterAt, chaptersOf, type Lot, type Trick } from "../src/replay/chapters";
import { restAfter } from "../src/replay/pace";
import { recordsIn } from "../src/replay/recordFile";
import { ReplayedGame } from "../src/replay/replayedGame.svelte";
import { lastOf, lastStop, nextStop, stopsUpTo, timelineOf } from "../src/replay/timeline";
import { momentPath, routeOf } from "../src/router/routes";
import { spokenText } from "../src/table/log";
import { tellerFor } from "../src/table/told";

interface Fixture {
  replay: Replay;
  views: Record<string, AnyView>;
}

function fixture(game: string): Fixture {
  return JSON.parse(readFileSync(join(import.meta.dirname, `fixtures/replay-${game}.json`), "utf8"));
}

const GAMES = ["aurum", "auction"];

describe.each(GAMES)("a replay of %s", (name) => {
  const { replay, views } = fixture(name);
  const timeline = timelineOf<AnyView>(replay);

  test("has the server's own view at every moment", () => {
    for (const [version, view] of Object.entries(views)) expect(timeline.views[Number(version)]).toEqual(view);
    expect(lastOf(timeline)).toBe(replay.moments.length);
  });

  test("comes to each moment by laying all changes before it over the first view", () => {
    let view = replay.start.view as AnyView;
    for (const moment of replay.moments) {
      view = merged(view, moment);
      expect(timeline.views[moment.version]).toEqual(view);
    }
  });

  test("shows the same positions backwards and forwards", () => {
    const game = new ReplayedGame(timeline, 0);
    const seen = [snapshot(game)];
    while (game.at < lastOf(timeline)) {
      game.forward();
      seen.push(snapshot(game));
    }
    expect(seen.length).toBe(timeline.stops.length);
    for (const before of seen.slice(0, -1).reverse()) {
      game.back();
      expect(snapshot(game)).toEqual(before);
    }
    game.back();
    expect(snapshot(game)).toEqual(seen[0]);
  });

  test("has the log up to the position, and announces what is new", () => {
    const game = new ReplayedGame(timeline, 7);
    expect(game.log.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    game.forward();
    expect(game.announcement).toBe("");
    game.seen(game.at);
    const news = spokenText(timeline.told.slice(7, game.at), tellerFor(timeline.table, timeline.seat));
    expect(news).not.toBe("");
    expect(game.announcement).toBe(news);
  });

  test("asks the viewer nothing", () => {
    const { state } = new ReplayedGame(timeline, 9);
    expect(state).toMatchObject({ version: 9, decision: null, busy: false, seat: replay.seat });
  });
});

test("kept bids are no steps", () => {
  const timeline = timelineOf<AnyView>(fixture("aurum").replay);
  const kept = timeline.told.filter(({ words }) => words?.length === 0);
  expect(kept.length).toBeGreaterThan(10);
  expect(timeline.stops.length).toBe(lastOf(timeline) - kept.length);
  const [first] = kept;
  expect(stopsUpTo(timeline, first?.version ?? 0)).toBe(stopsUpTo(timeline, (first?.version ?? 0) - 1));
  expect(stopsUpTo(timeline, lastOf(timeline))).toBe(timeline.stops.length);
});

function snapshot(game: ReplayedGame<AnyView>) {
  return JSON.parse(JSON.stringify([game.at, game.state, game.log]));
}

describe("places to jump to", () => {
  test("are the rounds and tricks of Aurum", () => {
    const chapters = chaptersOf(timelineOf(fixture("aurum").replay).told);
    expect(chapters.filter(({ kind }) => kind === "round").map(({ at }) => at)).toEqual([1, 73]);
    const tricks = chapters.filter((chapter) => chapter.kind === "trick") as Trick[];
    expect(tricks.map(({ trick }) => trick)).toEqual(Array.from({ length: 14 }, (_, place) => place + 1));
    expect(tricks.findIndex(({ winner }) => winner === null)).toBe(13);
    expect(chapterAt(chapters, 10)).toBe(tricks[0]);
    expect(chapterAt(chapters, 72)).toEqual({ kind: "sheet", at: 72, round: 1 });
    expect(chapterAt(chapters, 74)).toEqual({ kind: "round", at: 73, round: 2 });
    expect(chapterAt(chapters, 0)).toBeUndefined();
  });

  test("show which trick is void", () => {
    const lead = (version: number) => ({
      version,
      seat: 0,
      move: "",
      events: [{ event: "card-played", leads: true }],
      headings: [{ line: 0, kind: "trick" as const, round: 1, number: version, title: "" }],
    });
    const won = { version: 2, seat: 1, move: "", events: [{ event: "trick-won", seat: 1 }] };
    const told = [lead(1), won, lead(3)];
    expect((chaptersOf(told as EntryView[]) as Trick[]).map(({ winner }) => winner)).toEqual([1, null]);
  });

  test("are the lots of Auction, with their results", () => {
    const chapters = chaptersOf(timelineOf(fixture("auction").replay).told) as Lot[];
    expect(chapters.map(({ at }) => at)).toEqual([1, 6, 12, 16, 21, 26, 31, 36]);
    expect(chapters[0]?.cards.length).toBe(2);
    expect(chapters[0]?.sold?.coins).toBeGreaterThan(0);
    expect(chapters.at(-1)?.sold).toBeNull();
  });

  test("begin a trick with the bid that is changed before it", () => {
    const told = timelineOf(fixture("aurum").replay).told;
    const changed = told.filter(({ events }) => (events as { event: string }[])[0]?.event === "bid-changed");
    expect(changed.length).toBeGreaterThan(0);
    const chapters = chaptersOf(told);
    for (const { version } of changed) expect(chapterAt(chapters, version)).toMatchObject({ kind: "trick" });
    expect(chapters.some(({ kind, at }) => kind === "trick" && at === changed[0]?.version)).toBe(true);
  });

  test("are reached by chapter too", () => {
    const game = new ReplayedGame(timelineOf<AnyView>(fixture("auction").replay), 7);
    game.nextChapter();
    expect(game.at).toBe(12);
    game.lastChapter();
    game.lastChapter();
    expect(game.at).toBe(1);
  });
});

describe("steps", () => {
  const timeline = timelineOf<AnyView>(fixture("aurum").replay);
  const kept = timeline.told
    .filter(({ events }) => (events as { event: string }[])[0]?.event === "bid-kept")
    .slice(0, 4);

  test("pass over bids that are kept", () => {
    expect(kept.length).toBeGreaterThan(3);
    for (const { version } of kept) expect(timeline.stops).not.toContain(version);
    for (const { version } of kept) expect(lastStop(timeline, nextStop(timeline, version))).toBeLessThan(version);
  });

  test("a link can still lead to such a position", () => {
    expect(new ReplayedGame(timeline, kept[0]?.version ?? 0).at).toBe(kept[0]?.version);
  });

  test.each([
    [-5, 1],
    [0, 1],
    [3.7, 3],
    [9999, 74],
  ])("a moment that is not there is the nearest: %d", (wanted, at) => {
    expect(new ReplayedGame(timeline, wanted).at).toBe(at);
  });
});

describe("running by itself", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const timeline = timelineOf<AnyView>(fixture("auction").replay);

  test("comes to the end and stops there", () => {
    const game = new ReplayedGame(timeline, 1);
    game.hurry(4);
    game.run();
    vi.runAllTimers();
    expect([game.at, game.running]).toEqual([lastOf(timeline), false]);
  });

  test("starts again at the end, and stops when paused", () => {
    const game = new ReplayedGame(timeline, lastOf(timeline));
    game.run();
    expect(game.at).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(game.at).toBe(2);
    game.pause();
    vi.runAllTimers();
    expect(game.at).toBe(2);
  });

  test("waits longer after the end of something, and less at a higher speed", () => {
    const [sold, bid] = [timeline.told[5], timeline.told[1]];
    expect(restAfter(sold, 1)).toBeGreaterThan(restAfter(bid, 1));
    expect(restAfter(bid, 4)).toBe(restAfter(bid, 1) / 4);
  });
});

describe("addresses of a moment", () => {
  test.each([
    ["seat=2&at=57", { seat: 2, at: 57 }],
    ["at=57", { seat: null, at: 57 }],
    ["", { seat: null, at: 0 }],
    ["seat=9&at=1e9", { seat: null, at: 0 }],
    ["seat=-1&at=-4", { seat: null, at: 0 }],
    ["seat=<b>&at=NaN", { seat: null, at: 0 }],
  ])("?%s", (search, wanted) => expect(parseAddress(new URLSearchParams(search))).toEqual(wanted));

  test("are read as they are written", () => {
    const address = new URL(momentPath("aB-3", 1, 57), "http://here");
    expect(routeOf(address.pathname)).toEqual({ screen: "replay", table: "aB-3" });
    expect(parseAddress(address.searchParams)).toEqual({ seat: 1, at: 57 });
    expect(parseAddress(new URL(momentPath("x", null, 3), "http://here").searchParams)).toEqual({
      seat: null,
      at: 3,
    });
    expect(routeOf("/replay")).toEqual({ screen: "replay", table: null });
  });
});

describe("records in a file", () => {
  const record = { format: "goldgavel/1", game: "aurum", options: {}, deals: [], moves: [] };
  const line = JSON.stringify(record);
  test.each([
    [line, 1],
    [JSON.stringify(record, null, 2), 1],
    [`${line}\n${line}\r\n\n${line}\n`, 3],
    ["not a record", 0],
    ["[1, 2]", 0],
    ['{"moves": 1}', 0],
    ["", 0],
  ])("%#", (text, count) => expect(recordsIn(text).length).toBe(count));
});
