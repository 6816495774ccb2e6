/** Adds a random number to every announced deal that has none from this player, and remembers the commitments.
 *
 * Each number is sent once. The live client sends it again if the connection was lost before it was accepted.
 */

import { randomHex } from "../parts/random";
import type { FairState, Refusal } from "../protocol/types";
import { type Memory, memoryOf, remember, withSeen } from "./memory";

const LATE = "fair-number-late";

export class NumberSender {
  private memory: Memory;
  /** By round: the last number sent by this page. */
  private readonly said = new Map<number, string>();
  /** Rounds for which the player has chosen the number. */
  private readonly chosen = new Set<number>();

  constructor(
    private readonly table: string,
    private readonly say: (round: number, number: string) => void,
  ) {
    this.memory = memoryOf(table);
  }

  /** Sends a number that the player has chosen. */
  choose(round: number, number: string): void {
    this.chosen.add(round);
    this.give(round, number);
  }

  /** True if the player should see a refusal. A random number that came too late is not the player's mistake. */
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
