import { describe, expect, test } from "vitest";
import type { AurumView, GiveOrder, Order } from "../src/protocol/types";
import { StandingOrder, type WindowChoice } from "../src/table/aurum/standingOrder.svelte";
import type { TableGame } from "../src/table/game";

type Given = Omit<GiveOrder, "type">;

/** A seat whose server accepts every order. */
function seat(choice: WindowChoice, order: Partial<Order> = {}) {
  const state = { order: { order: choice, move: null, waive: "no", ...order } as Order };
  const given: Given[] = [];
  const giveOrder = (one: Given) => {
    given.push(one);
    state.order = { move: null, ...one } as Order;
  };
  const game = { state, giveOrder } as unknown as TableGame<AurumView>;
  return { state, given, standing: new StandingOrder(() => game, choice) };
}

describe("a window is held while a change is chosen", () => {
  test("and the earlier order applies again afterwards", () => {
    const { state, given, standing } = seat("keep", { waive: "always" });
    standing.hold();
    expect(state.order).toEqual({ order: "ask", move: null, waive: "always" });
    standing.sync(state.order, false);
    expect(given).toHaveLength(1);
    standing.release();
    expect(state.order).toEqual({ order: "keep", move: null, waive: "always" });
  });

  test("an armed change stays armed if no other one is chosen", () => {
    const { state, standing } = seat("keep", { order: "change", move: "swap Au0 Ag7" });
    standing.hold();
    standing.release();
    expect(state.order).toMatchObject({ order: "change", move: "swap Au0 Ag7" });
  });

  test("a newly armed change replaces the hold", () => {
    const { state, standing } = seat("keep");
    standing.hold();
    standing.arm("swap Au0 Ag7");
    standing.release();
    expect(state.order).toMatchObject({ order: "change", move: "swap Au0 Ag7" });
  });
});

describe("the two switches", () => {
  test("being asked means that the table waits", () => {
    const { state, standing } = seat("keep", { waive: "always" });
    standing.choose("ask");
    expect(state.order).toMatchObject({ order: "ask", waive: "no" });
  });

  test("not being waited for means not being asked", () => {
    const { state, standing } = seat("ask");
    standing.waiveAll(true);
    expect([standing.choice, state.order.order, state.order.waive]).toEqual(["keep", "keep", "always"]);
    standing.waiveAll(false);
    expect(state.order).toMatchObject({ order: "keep", waive: "no" });
  });

  test("an armed change stays armed when the table stops waiting", () => {
    const { state, standing } = seat("keep", { order: "change", move: "swap Au0 Ag7" });
    standing.waiveAll(true);
    expect(state.order).toEqual({ order: "change", move: "swap Au0 Ag7", waive: "always" });
  });
});
