/** Adds a random number to every deal that is promised, unless there is one, and keeps what was promised. */

import { randomHex } from "../parts/chance";
import type { FairState } from "../protocol/types";
import { type Memory, memoryOf, remember, withSeen } from "./memory";

export class Giving {
  private memory: Memory;
  /** By round: what this page has said last. */
  private readonly said = new Map<number, string>();

  constructor(
    private readonly table: string,
    private readonly say: (round: number, number: string) => void,
  ) {
    this.memory = memoryOf(table);
  }

  /** A number that the player has chosen. */
  give(round: number, number: string): void {
    this.said.set(round, number);
    this.say(round, number);
  }

  hear(fair: FairState, seat: number | null): void {
    const seen = withSeen(this.memory, fair, seat, this.said);
    if (JSON.stringify(seen) !== JSON.stringify(this.memory)) remember(this.table, seen, Date.now());
    this.memory = seen;
    const { coming } = fair;
    if (coming === null || seat === null || coming.numbers.some((one) => one.seat === seat)) return;
    this.give(coming.round, this.said.get(coming.round) ?? randomHex());
  }
}
