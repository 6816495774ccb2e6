import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PAINTINGS, placeOf, sizeOf } from "../src/paintings/catalogue";
import type { AuctionEvent, AuctionView, EntryView } from "../src/protocol/types";
import { paintingsAt, type TablePaintings } from "../src/table/auction/paintings";
import { appendEntries } from "../src/table/log";
import { makeBundle } from "../src/words/bundle";
import { LANGUAGES } from "../src/words/languages";
import { wordsOf } from "../tools/words";

const ROOT = join(import.meta.dirname, "../..");
const ART = join(ROOT, "web/src/paintings/art");
const NAMES = PAINTINGS.map(({ name }) => name);
const PAIRS = 16;

interface Step {
  events: AuctionEvent[];
  public: AuctionView;
  open: AuctionView;
}

interface Pair {
  shared: number;
  worlds: [Step[], Step[]];
}

/** Finished games in two worlds: the same public history up to a point, but other hidden cards. */
function pairs(): Pair[] {
  const written = execFileSync("python", ["-m", "tests.page.worlds", String(PAIRS)], {
    cwd: ROOT,
    maxBuffer: 1 << 28,
  });
  return JSON.parse(written.toString());
}

function told(version: number, events: AuctionEvent[]): EntryView {
  return { version, events } as unknown as EntryView;
}

function logOf(steps: readonly Step[]): EntryView[] {
  return steps.map(({ events }, place) => told(place + 1, events));
}

/** The paintings after each step, for a spectator and in a replay with open cards. */
function along(steps: readonly Step[], eyes: "public" | "open"): TablePaintings[] {
  const log = logOf(steps);
  return steps.map((step, place) => paintingsAt(log.slice(0, place + 1), step[eyes]));
}

function named(paintings: TablePaintings): string[] {
  const names = [...paintings.lot, ...paintings.owned.flat(), ...[...paintings.boxed.values()].flat()];
  return names.filter((name) => name !== null);
}

describe("in two worlds that differ only in hidden cards", () => {
  const found = pairs();

  test("the same paintings are shown, also in a replay with open cards", () => {
    for (const { shared, worlds } of found)
      for (const eyes of ["public", "open"] as const) {
        const [one, other] = worlds.map((steps) => along(steps.slice(0, shared), eyes));
        expect(one).toEqual(other);
        expect(one).toEqual(along(worlds[0].slice(0, shared), "public"));
      }
  });

  test("the worlds of this test differ: what the open cards show, and how the games end", () => {
    const differ = found.filter(({ shared, worlds: [one, other] }) => {
      const last = shared - 1;
      return JSON.stringify(one[last]?.open) !== JSON.stringify(other[last]?.open);
    });
    expect(differ.length).toBeGreaterThan(0);
    const ends = found.filter(({ worlds: [one, other] }) => {
      const [first, second] = [along(one, "public").at(-1), along(other, "public").at(-1)];
      return JSON.stringify(first?.owned) !== JSON.stringify(second?.owned);
    });
    expect(ends.length).toBeGreaterThan(0);
  });

  test("a player owns as many as the view says, and nothing has two places", () => {
    for (const { worlds } of found)
      for (const steps of worlds) {
        along(steps, "public").forEach((paintings, place) => {
          const counts = steps[place]?.public.cards.map(({ painting }) => painting);
          expect(paintings.owned.map(({ length }) => length)).toEqual(counts);
          expect(new Set(named(paintings)).size).toBe(named(paintings).length);
        });
      }
  });

  test("they turn up in the order of the catalogue, and all ten are there when the game is over", () => {
    for (const { worlds } of found)
      for (const steps of worlds) {
        const all = along(steps, "public");
        all.forEach((paintings) => {
          const seen = named(paintings).map(placeOf);
          expect(seen.toSorted((one, other) => one - other)).toEqual(seen.map((_, place) => place));
          expect(paintings.next).toBe(NAMES[seen.length] ?? null);
        });
        expect(named(all.at(-1) as TablePaintings).toSorted()).toEqual(NAMES.toSorted());
      }
  });
});

describe("the paintings of a table", () => {
  const view = (some: Partial<AuctionView> = {}) =>
    ({ phase: "bid", cards: [{}, {}, {}], boxed: [], ...some }) as unknown as AuctionView;
  const opened = (round: number, ...cards: string[]): AuctionEvent =>
    ({ event: "lot-opened", round, first: 0, cards, deck: 0 }) as AuctionEvent;
  const won = (seat: number, ...cards: string[]): AuctionEvent =>
    ({ event: "lot-won", seat, coins: 1, cards }) as AuctionEvent;
  const boxed = (...cards: string[]): AuctionEvent => ({ event: "lot-boxed", cards }) as AuctionEvent;
  const swapped = (seat: number, other: number, given: string, taken: string): AuctionEvent =>
    ({ event: "cards-swapped", seat, other, given, taken }) as AuctionEvent;
  const at = (events: AuctionEvent[], some: Partial<AuctionView> = {}) =>
    paintingsAt([told(1, events)], view(some));

  test("go to the buyer, the face-down one too", () => {
    const { lot, owned, last, next } = at([
      opened(0, "stamp", "painting"),
      won(1, "stamp", "painting", "painting"),
      opened(1, "painting", "painting"),
    ]);
    expect(owned).toEqual([[], ["mona-lisa", "birth-of-venus"], []]);
    expect(last).toEqual([null, "mona-lisa", "birth-of-venus"]);
    expect(lot).toEqual(["night-watch", "girl-with-a-pearl-earring"]);
    expect(next).toBe("liberty");
  });

  test("change hands in a swap: the one that was turned up first", () => {
    const before = [opened(0, "painting", "painting"), won(0, "painting", "painting", "jewel")];
    expect(at([...before, swapped(0, 2, "painting", "stamp")]).owned).toEqual([
      ["birth-of-venus"],
      [],
      ["mona-lisa"],
    ]);
    expect(at([...before, swapped(2, 0, "stamp", "painting")]).owned[2]).toEqual(["mona-lisa"]);
    const both = [opened(1, "painting", "stamp"), won(2, "painting", "stamp", "stamp")];
    const after = at([...before, ...both, swapped(0, 2, "painting", "painting")]).owned;
    expect(after).toEqual([["birth-of-venus", "night-watch"], [], ["mona-lisa"]]);
  });

  test("in the box: a third card has a name only when the game is over", () => {
    const events = [
      opened(0, "painting", "stamp"),
      boxed("painting", "stamp"),
      opened(1, "painting", "jewel"),
      won(0, "painting", "jewel", "stamp"),
    ];
    const box = [{ round: 0, cards: ["painting", "stamp"], third: "painting" }];
    expect(at(events, { boxed: box }).boxed.get(0)).toEqual(["mona-lisa", null]);
    const over = at(events, { boxed: box, phase: "over" });
    expect(over.boxed.get(0)).toEqual(["mona-lisa", null, "night-watch"]);
    expect(over.owned[0]).toEqual(["birth-of-venus"]);
  });

  test("are the same after a move is taken back", () => {
    const start = told(1, [opened(0, "painting", "stamp")]);
    const swap = told(2, [swapped(0, 1, "painting", "stamp")]);
    const undo = { version: 3, note: "undo", about: "1", events: [] } as unknown as EntryView;
    const log = appendEntries([start, swap], [undo]);
    expect(paintingsAt(log, view())).toEqual(paintingsAt([start], view()));
  });
});

describe("the catalogue of paintings", () => {
  test.each(LANGUAGES)("has every text, with three sentences about each, in %s", (language) => {
    const bundle = makeBundle(language, wordsOf(language, "paintings"));
    for (const name of NAMES) {
      for (const part of ["title", "painter", "year", "museum", "about"])
        expect(bundle.getMessage(`painting-${name}-${part}`)?.value, `${name} ${part}`).toBeTruthy();
      const about = bundle.getMessage(`painting-${name}-about`)?.value;
      expect(String(about).match(/[.!?](?= [A-ZÀ-ÝА-ЯЁ]|$)/g), name).toHaveLength(3);
    }
    expect(wordsOf(language)).not.toContain("painting-mona-lisa");
  });

  test("has a small drawing of each, in its own shape", () => {
    expect(readdirSync(ART).toSorted()).toEqual(NAMES.map((name) => `${name}.svg`).toSorted());
    for (const name of NAMES) {
      const file = join(ART, `${name}.svg`);
      expect(statSync(file).size).toBeLessThan(5000);
      expect(readFileSync(file, "utf8")).toContain(`viewBox="0 0 ${sizeOf(name).join(" ")}"`);
    }
  });
});
