/** The standing order of this seat for bid windows. An armed change is valid for one window only. */

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

  /** Restores the reader's choice: after an armed change the server is back at its default order. */
  sync(order: Order | null, inWindow: boolean): void {
    if (order === null || order.order === "change" || order.order === this.choice) return;
    // The server asks about an armed change that became impossible. That decision is answered first.
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
