/** What was said and is not confirmed: moves are made once, however often they are sent. */

import type { ClientMessage, GiveOrder, Move, Welcome } from "../protocol/types";

export class Pending {
  private readonly moves = new Map<string, Move>();
  /** The last order, until the server says which one stands. */
  order: GiveOrder | null = null;
  /** The version at which the reader was ready to go on. */
  readyAt: number | null = null;

  constructor(private readonly freshId: () => string = () => crypto.randomUUID()) {}

  make(decision: number, move: string): Move {
    const message: Move = { type: "move", id: this.freshId(), decision, move };
    this.moves.set(message.id, message);
    return message;
  }

  settle(id: string | null | undefined): void {
    if (id != null) this.moves.delete(id);
  }

  /** Whether this decision has been answered already. */
  answers(decision: number): boolean {
    return this.all().some((move) => move.decision === decision);
  }

  all(): Move[] {
    return [...this.moves.values()];
  }

  /** What is to be said again after this welcome. Readiness counts only as long as nothing has happened since. */
  unsaid({ seat, version }: Welcome): ClientMessage[] {
    if (seat === null) return [];
    const ready: ClientMessage[] = this.readyAt === version ? [{ type: "ready" }] : [];
    return [...this.all(), ...(this.order === null ? [] : [this.order]), ...ready];
  }
}
