import { describe, expect, test } from "vitest";
import type { AurumView, GiveOrder, Order } from "../src/protocol/types";
import { openedWith, StandingOrder, type WindowChoice } from "../src/table/aurum/standingOrder.svelte";
import type { TableGame } from "../src/table/game";

type Given = Omit<GiveOrder, "type">;

/** The storage of a tab, which survives a reload. */
function tabStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

/** A seat whose server accepts every order. */
function seat(choice: WindowChoice, order: Partial<Order> = {}) {
  const state = { order: { order: choice, move: null, waive: "no", ...order } as Order };
  const given: Given[] = [];
  const store = tabStorage();
  const giveOrder = (one: Given) => {
    given.push(one);
    state.order = { move: null, ...one } as Order;
  };
  const game = { state, giveOrder } as unknown as TableGame<AurumView>;
  return { state, given, standing: new StandingOrder(() => game, choice, store), store };
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

describe("a page that is loaded again", () => {
  test("while a change is chosen goes back to the choice before", () => {
    const { state, standing, store } = seat("keep");
    standing.hold();
    expect(state.order.order).toBe("ask");
    expect(openedWith(state.order, false, store)).toBe("keep");
  });

  test("keeps the choice to be asked, also while a change is chosen", () => {
    const { state, standing, store } = seat("ask");
    expect(openedWith(state.order, false, store)).toBe("ask");
    standing.hold();
    expect(openedWith(state.order, false, store)).toBe("ask");
  });

  test.each(["release", "arm"] as const)("after %s knows nothing of an earlier hold", (end) => {
    const { standing, store } = seat("keep");
    standing.hold();
    if (end === "release") standing.release();
    else standing.arm("swap Au0 Ag7");
    expect(openedWith({ order: "ask", waive: "no" } as Order, false, store)).toBe("ask");
  });

  test("asks whoever has set it so", () => {
    expect(openedWith({ order: "keep", waive: "no" } as Order, true, tabStorage())).toBe("ask");
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
