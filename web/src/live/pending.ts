/** Moves that were sent and are not confirmed: each is made once, however often it is sent. */

import type { Move } from "../protocol/types";

export class Pending {
  private readonly moves = new Map<string, Move>();

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
}
