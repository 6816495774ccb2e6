/** What this seat does in bid windows, kept as the reader wishes: an armed change is for one window only. */

import type { AurumView, Order } from "../../protocol/types";
import type { TableGame } from "../game";

export type WindowChoice = "keep" | "ask";

export class StandingOrder {
  choice: WindowChoice = $state("keep");

  constructor(
    private readonly game: () => TableGame<AurumView>,
    choice: WindowChoice,
  ) {
    this.choice = choice;
  }

  choose(choice: WindowChoice): void {
    this.choice = choice;
    this.give(choice);
  }

  arm(move: string): void {
    this.game().giveOrder({ order: "change", move, waive: this.waive() });
  }

  disarm(): void {
    this.give(this.choice);
  }

  /** After an armed change the server's order is the usual one again; the reader's wish may be another. */
  sync(order: Order | null, inWindow: boolean): void {
    if (order === null || order.order === "change" || order.order === this.choice) return;
    // An armed change that has become impossible is asked about; that question is answered first.
    if (order.order === "ask" && inWindow) return;
    this.give(this.choice);
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

  private give(choice: WindowChoice): void {
    this.game().giveOrder({ order: choice, waive: this.waive() });
  }

  private waive(): "no" | "always" {
    return this.game().state.order?.waive === "always" ? "always" : "no";
  }
}
