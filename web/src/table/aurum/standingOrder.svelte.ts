/** The standing order of this seat for bid windows. An armed change is valid for one window only. */

import type { AurumView, GiveOrder, Order } from "../../protocol/types";
import type { TableGame } from "../game";

export type WindowChoice = "keep" | "ask";

/** Remembers in this tab that the server's `ask` only holds a window: a page that is loaded again must not keep it. */
const HELD = "goldgavel-window-held";

/** The storage of this tab, or null where the browser allows none. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The choice with which a table is opened: the reader's setting, or the order that stands from before. */
export function openedWith(order: Order | null, asks: boolean, store = tabStorage()): WindowChoice {
  const held = store?.getItem(HELD);
  store?.removeItem(HELD);
  if (asks) return "ask";
  return order?.order === "ask" && held !== "keep" ? "ask" : "keep";
}

export class StandingOrder {
  choice: WindowChoice = $state("keep");
  /** The order that applies again when the reader has finished choosing a change; null if none is being chosen. */
  private before: Pick<GiveOrder, "order" | "move"> | null = null;

  constructor(
    private readonly game: () => TableGame<AurumView>,
    choice: WindowChoice,
    private readonly store = tabStorage(),
  ) {
    this.choice = choice;
  }

  choose(choice: WindowChoice): void {
    this.choice = choice;
    // The table waits for readers who want to be asked.
    this.game().giveOrder({ order: choice, waive: choice === "ask" ? "no" : this.waive() });
  }

  /** Keeps the window open while the reader chooses a change. The table's clock still counts. */
  hold(): void {
    if (this.before !== null) return;
    this.before = this.now();
    this.store?.setItem(HELD, this.choice);
    this.game().giveOrder({ order: "ask", waive: this.waive() });
  }

  /** Ends `hold`: the earlier order applies again. */
  release(): void {
    const { before } = this;
    if (before === null) return;
    this.endHold();
    if (before.order === "change") this.game().giveOrder({ ...before, waive: this.waive() });
    else this.give(this.choice);
  }

  arm(move: string): void {
    this.endHold();
    this.game().giveOrder({ order: "change", move, waive: this.waive() });
  }

  disarm(): void {
    this.give(this.choice);
  }

  /** Restores the reader's choice: after an armed change the server is back at its default order. */
  sync(order: Order | null, inWindow: boolean): void {
    if (this.before !== null) return;
    if (order === null || order.order === "change" || order.order === this.choice) return;
    // The server asks about an armed change that became impossible. That decision is answered first.
    if (order.order === "ask" && inWindow) return;
    this.give(this.choice);
  }

  waiveThis(): void {
    this.game().giveOrder({ ...this.now(), waive: "window" });
  }

  /** With `waive` the table does not wait for the reader in any window, so the reader is not asked either. */
  waiveAll(waive: boolean): void {
    if (waive) this.choice = "keep";
    const now = this.now();
    const order = now.order === "ask" && waive ? { order: this.choice } : now;
    this.game().giveOrder({ ...order, waive: waive ? "always" : "no" });
  }

  private endHold(): void {
    this.before = null;
    this.store?.removeItem(HELD);
  }

  private now() {
    const { order = "keep", move = null } = this.game().state.order ?? {};
    return { order, move };
  }

  private give(choice: WindowChoice): void {
    this.game().giveOrder({ order: choice, waive: this.waive() });
  }

  private waive(): "no" | "always" {
    return this.game().state.order?.waive === "always" ? "always" : "no";
  }
}
