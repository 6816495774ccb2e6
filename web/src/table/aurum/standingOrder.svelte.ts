/** What this seat does in bid windows, kept as the reader wishes: an armed change is for one window only. */

import type { AurumView, Order } from "../../protocol/types";
import type { Playing } from "../game";

export type Wish = "keep" | "ask";

export class Standing {
  wish: Wish = $state("keep");

  constructor(
    private readonly game: () => Playing<AurumView>,
    wish: Wish,
  ) {
    this.wish = wish;
  }

  choose(wish: Wish): void {
    this.wish = wish;
    this.give(wish);
  }

  arm(move: string): void {
    this.game().giveOrder({ order: "change", move, waive: this.waive() });
  }

  disarm(): void {
    this.give(this.wish);
  }

  /** After an armed change the server's order is the usual one again; the reader's wish may be another. */
  heard(order: Order | null, inWindow: boolean): void {
    if (order === null || order.order === "change" || order.order === this.wish) return;
    // An armed change that has become impossible is asked about; that question is answered first.
    if (order.order === "ask" && inWindow) return;
    this.give(this.wish);
  }

  waiveThis(): void {
    this.game().giveOrder({ ...this.now(), waive: "window" });
  }

  waiveAll(waive: boolean): void {
    this.game().giveOrder({ ...this.now(), waive: waive ? "always" : "no" });
  }

  private now() {
    const { order = "keep", move = null } = this.game().state.order ?? {};
    return { order, move };
  }

  private give(wish: Wish): void {
    this.game().giveOrder({ order: wish, waive: this.waive() });
  }

  private waive(): "no" | "always" {
    return this.game().state.order?.waive === "always" ? "always" : "no";
  }
}
