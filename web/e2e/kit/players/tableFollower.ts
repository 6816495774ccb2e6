/** Follows a table through the messages on a page's socket, so that a test knows the state without reading the page. */

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type AnyView, merged } from "../../../src/live/view.ts";
import type { EntryView, ServerMessage, TableInfo } from "../../../src/protocol/types.ts";
import { onMessages } from "../browser/socketMessages.ts";

const PATIENCE = { timeout: 60_000, interval: 20 };

export class TableFollower<V extends AnyView> {
  view: V | null = null;
  table: TableInfo | null = null;
  decision: number | null = null;
  seat: number | null = null;
  /** All log entries since the page connected, in order. */
  readonly told: EntryView[] = [];

  receive(message: ServerMessage): void {
    if (message.type === "welcome") {
      const { table, decision, seat } = message;
      Object.assign(this, { table, decision, seat, view: message.view as V | null });
    } else if (message.type === "update") {
      this.decision = message.decision;
      if (this.view !== null) this.view = merged(this.view, message);
      this.told.push(...message.told);
    } else if (message.type === "table") this.table = message.table;
  }

  get isOver(): boolean {
    return this.view?.phase === "over";
  }

  /** Waits until a condition holds. */
  async until(what: string, holds: (now: this) => boolean): Promise<void> {
    await expect.poll(() => holds(this), { ...PATIENCE, message: what }).toBe(true);
  }
}

/** Must be called before the page opens its table. */
export function follow<V extends AnyView>(page: Page): TableFollower<V> {
  const follower = new TableFollower<V>();
  onMessages(page, (text) => follower.receive(JSON.parse(text) as ServerMessage));
  return follower;
}
