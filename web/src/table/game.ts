/** A game as a table shows it, whoever plays it: live on the server, replayed, or taught in a lesson. */

import type { LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { GiveOrder, MakeWish, Refusal, Told } from "../protocol/types";

export interface TableGame<V extends AnyView> {
  readonly mode: "live" | "replay" | "lesson";
  readonly state: LiveState<V>;
  /** What happened, in order. */
  readonly log: readonly Told[];
  /** Why something was not done, until the next thing happens. */
  readonly refusal: Refusal | null;
  /** Answer what is asked. An answer that `waits` may come a moment before its time. */
  move(text: string, waits?: boolean): void;
  giveOrder(order: Omit<GiveOrder, "type">): void;
  /** Between two rounds: go on. */
  ready(): void;
  /** Wish something of the others at a live table, or answer a wish. */
  propose?(kind: MakeWish["wish"], of?: number | null): void;
  /** Say something to everybody at a live table. */
  sendChat?(text: string): void;
  /** Ask what the lot is likely to be worth, at a live table. */
  askEstimate?(): void;
  /** Tell who listens, in the table's one live region. */
  say?(text: string): void;
  /** All up to this version is on the screen, with this decision. */
  seen?(version: number, decision: number | null): void;
  /** Show the newest situation at once. */
  catchUp?(): void;
}
