/** Adds a random number to every deal that is promised, unless there is one, and keeps what was promised.
 *
 * Each number is said once: the live client says it again if the connection was lost before it was in.
 */

import { randomHex } from "../parts/random";
import type { FairState, Refusal } from "../protocol/types";
import { type Memory, memoryOf, remember, withSeen } from "./memory";

const LATE = "fair-number-late";

export class NumberSender {
  private memory: Memory;
  /** By round: what this page has said last. */
  private readonly said = new Map<number, string>();
  /** The rounds for which the player has chosen the number. */
  private readonly chosen = new Set<number>();

  constructor(
    private readonly table: string,
    private readonly say: (round: number, number: string) => void,
  ) {
    this.memory = memoryOf(table);
  }

  /** A number that the player has chosen. */
  choose(round: number, number: string): void {
    this.chosen.add(round);
    this.give(round, number);
  }

  /** Whether the player is to know of a refusal. A random number that came after the deal is nobody's mistake. */
  concerns({ code }: Refusal): boolean {
    if (code !== LATE) return true;
    const chosen = this.chosen.size > 0;
    this.chosen.clear();
    return chosen;
  }

  hear(fair: FairState, seat: number | null): void {
    const seen = withSeen(this.memory, fair, seat, this.said);
    if (JSON.stringify(seen) !== JSON.stringify(this.memory)) remember(this.table, seen, Date.now());
    this.memory = seen;
    for (const round of this.chosen) if (seen.numbers[round] === this.said.get(round)) this.chosen.delete(round);
    const { coming } = fair;
    if (coming === null || seat === null || this.said.has(coming.round)) return;
    if (!coming.numbers.some((one) => one.seat === seat)) this.give(coming.round, randomHex());
  }

  private give(round: number, number: string): void {
    this.said.set(round, number);
    this.say(round, number);
  }
}
