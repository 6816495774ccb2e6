/** The interface of a game that a table can show: live, replayed, or in a lesson. */

import type { LiveState, TableServer } from "../live/client";
import type { AnyView } from "../live/view";
import type { EntryView, GiveOrder, Refusal } from "../protocol/types";

export interface TableGame<V extends AnyView> {
  readonly mode: "live" | "replay" | "lesson";
  readonly state: LiveState<V>;
  /** Log entries in order. */
  readonly log: readonly EntryView[];
  /** Why the last action was refused, until something happens. */
  readonly refusal: Refusal | null;
  /** Answers the prompt. With `waits`, an answer that is slightly too early is sent when it is allowed. */
  move(text: string, waits?: boolean): void;
  giveOrder(order: Omit<GiveOrder, "type">): void;
  /** Continues with the next round. */
  ready(): void;
  /** What else can be sent at a live table. */
  readonly server?: TableServer | undefined;
  /** Announces a text in the table's live region. */
  say?(text: string): void;
  /** Reports that everything up to this version is on the screen, with this decision. */
  seen?(version: number, decision: number | null): void;
  /** Skips to the newest position. */
  catchUp?(): void;
}
