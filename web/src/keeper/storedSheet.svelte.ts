/** A sheet kept in the browser's storage, with undo and redo. */

import { readStored, writeStored } from "../settings/storage";

/** Number of undo steps that are kept. */
const STEPS = 60;

interface History<T> {
  now: T | null;
  past: T[];
  future: T[];
}

export class StoredSheet<T extends object> {
  private history = $state.raw<History<T>>({ now: null, past: [], future: [] });

  /** Ignores stored data that is not a valid sheet, for example of another version. */
  constructor(
    private readonly key: string,
    isSane: (found: unknown) => found is T,
  ) {
    const stored = readStored<History<unknown>>(key, { now: null, past: [], future: [] });
    if (!isSane(stored.now)) return;
    const steps = (list: unknown) => (Array.isArray(list) ? list.filter(isSane) : []);
    this.history = { now: stored.now, past: steps(stored.past), future: steps(stored.future) };
  }

  get now(): T | null {
    return this.history.now;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  change(next: T): void {
    const { now, past } = this.history;
    this.keep({ now: next, past: now === null ? [] : [...past, now].slice(-STEPS), future: [] });
  }

  /** Starts another sheet, with nothing to undo. */
  begin(sheet: T | null): void {
    this.keep({ now: sheet, past: [], future: [] });
  }

  undo(): void {
    const { now, past, future } = this.history;
    const before = past.at(-1);
    if (before !== undefined && now !== null)
      this.keep({ now: before, past: past.slice(0, -1), future: [now, ...future] });
  }

  redo(): void {
    const { now, past, future } = this.history;
    const [after, ...later] = future;
    if (after !== undefined && now !== null) this.keep({ now: after, past: [...past, now], future: later });
  }

  private keep(history: History<T>): void {
    this.history = history;
    writeStored(this.key, history);
  }
}
