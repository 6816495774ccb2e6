import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { AnyView } from "../src/live/view";
import { slide } from "../src/motion/travel";
import type { AuctionEvent, AuctionView, AurumView, LotWon, Replay } from "../src/protocol/types";
import { type Timeline, timelineOf } from "../src/replay/timeline";
import { auctionSteps } from "../src/table/auction/animation";
import { aurumSteps } from "../src/table/aurum/animation";
import { playedTricks } from "../src/table/aurum/history";
import { shownTrick } from "../src/table/aurum/trick";
import type { PlanSteps, Situation } from "../src/table/shownGame.svelte";

const LEAST_FACE_UP = 1500;

function filmed<V extends AnyView>(game: string): Timeline<V> {
  const file = join(import.meta.dirname, `fixtures/replay-${game}.json`);
  return timelineOf<V>((JSON.parse(readFileSync(file, "utf8")) as { replay: Replay }).replay);
}

/** The recorded game is older than this field of the view. */
function withLastTricks(timeline: Timeline<AurumView>): Timeline<AurumView> {
  const last = (version: number) => playedTricks(timeline.told.slice(0, version)).at(-1) ?? null;
  return { ...timeline, views: timeline.views.map((view, version) => ({ ...view, last_trick: last(version) })) };
}

function at<V extends AnyView>(timeline: Timeline<V>, version: number): Situation<V> {
  return { view: timeline.views[version] as V, log: timeline.told.slice(0, version) };
}

/** Returns the steps of every move of a game, by version. */
function shows<V extends AnyView, S>(timeline: Timeline<V>, show: PlanSteps<V, S>) {
  return timeline.told.map(({ version }) => {
    const [before, after] = [at(timeline, version - 1), at(timeline, version)];
    return { version, before: before.view, after: after.view, steps: show(before, after) ?? [] };
  });
}

test("a card that slides along a row keeps its size", () => {
  const box = (left: number, width: number) => ({ left, top: 5, width, height: 100 }) as DOMRect;
  const { css } = slide(null as unknown as Element, { from: box(40, 90), to: box(0, 45) }, 220);
  expect(css?.(0.5, 0.5)).toBe("transform: translate(20px, 0px)");
});

describe("Aurum", () => {
  const timeline = withLastTricks(filmed<AurumView>("aurum"));
  const all = shows(timeline, aurumSteps);
  const tricks = all.filter(({ steps }) => steps.some(({ scene }) => scene?.moment === "glow"));

  test("every trick is shown in the same order, and ends with the newest view", () => {
    expect(tricks.length).toBeGreaterThan(5);
    for (const { steps, after } of tricks) {
      const moments = steps.map(({ scene }) => scene?.moment ?? "sums");
      expect(moments.join(" ")).toMatch(/^land glow( gold)?( rest)? sums$/);
      expect(steps.at(-1)?.view).toBe(after);
    }
    expect(all.every(({ steps, after }) => steps.at(-1)?.view === after)).toBe(true);
  });

  test("sums stand until gold has flown, gold until the winner is marked", () => {
    for (const { before, after, steps } of tricks) {
      for (const { view, scene } of steps.slice(0, -1)) {
        if (scene?.moment === "rest") continue;
        expect([view.tricks, view.sides, view.nuggets]).toEqual([before.tricks, before.sides, before.nuggets]);
        expect(view.supply).toEqual(scene?.moment === "gold" ? after.supply : before.supply);
        expect(view.stocks.flat().length).toBe(
          after.stocks.flat().length - (scene?.moment !== "gold" && after.last_trick?.gold ? 1 : 0),
        );
      }
    }
  });

  test("the cards of a trick stay the same while it is marked", () => {
    for (const { steps, after } of tricks) {
      const [landed, glowing] = steps.map(({ view }) => shownTrick(view));
      expect(landed).toMatchObject({ state: "open", cards: after.last_trick?.cards });
      expect(glowing).toMatchObject({ state: "taken", winner: after.last_trick?.winner, key: landed?.key });
      expect(shownTrick(after).key).toBe(landed?.key);
    }
  });

  test("the leader is marked when the card has landed", () => {
    const cards = all.filter(({ steps }) => steps.length === 2 && steps[0]?.scene?.moment === "land");
    expect(cards.length).toBeGreaterThan(5);
    for (const { before, after, steps } of cards) {
      expect(steps[0]?.view.trick).toEqual(after.trick);
      expect(steps[0]?.view.so_far).toEqual(before.so_far);
    }
  });

  test("too many moves in one update, or a step back, are not animated", () => {
    expect(aurumSteps(at(timeline, 3), at(timeline, 60))).toBeNull();
    expect(aurumSteps(at(timeline, 9), at(timeline, 8))).toBeNull();
  });
});

describe("Auction", () => {
  const timeline = filmed<AuctionView>("auction");
  const all = shows(timeline, auctionSteps);
  const sold = all.flatMap((one) => {
    const events = timeline.told[one.version - 1]?.events as AuctionEvent[];
    const won = events.find((event): event is LotWon => event.event === "lot-won");
    return won === undefined ? [] : [{ ...one, won }];
  });

  test("the gavel falls, the third card is turned up and read, then things move, then comes the next lot", () => {
    expect(sold.length).toBeGreaterThan(3);
    for (const { steps, after } of sold) {
      expect(steps.map(({ scene }) => scene?.moment)).toEqual(["knock", "turn", "leave", undefined]);
      expect(steps[1]?.lasts).toBeGreaterThanOrEqual(LEAST_FACE_UP);
      expect(steps.at(-1)?.view).toBe(after);
    }
  });

  test("nothing except the lot changes before cards and coins have moved", () => {
    for (const { steps, before } of sold) {
      for (const { view } of steps.slice(0, -1)) {
        const { lot, face_down, ...beside } = view;
        const { lot: _, face_down: __, ...stood } = before;
        expect(beside).toEqual(stood);
      }
      expect(steps[0]?.view.lot).toEqual(before.lot);
      expect(steps[2]?.view.lot).toEqual([]);
    }
  });

  test("a bid appears immediately", () => {
    const bids = all.filter(({ version }) => timeline.told[version - 1]?.move?.startsWith("bid "));
    expect(bids.some(({ steps }) => steps.length === 1 && steps[0]?.lasts === 0)).toBe(true);
  });

  test("more than one lot in one update is not animated", () => {
    const [first, second] = sold;
    expect(auctionSteps(at(timeline, (first?.version ?? 1) - 1), at(timeline, second?.version ?? 1))).toBeNull();
  });
});
