/** Layers over a screen: sheets, dialogs, the menu. Each one adds an entry to the browser's history, and Back
 * closes it.
 *
 * A layer closed in another way removes its entry. The browser does that asynchronously and reports it with
 * `popstate`. Until then nothing else may be written to the history.
 */

interface Layer {
  close: () => void;
}

type Steps = Pick<History, "length" | "state" | "pushState" | "replaceState" | "go">;

export class Layers {
  /** The topmost layer is the last. */
  private open: Layer[] = [];
  /** True while the browser has been told to go back and has not arrived. */
  private travelling = false;
  /** Work to do on the screen's own history entry. */
  private waiting: (() => void)[] = [];
  /** The screen's address, if it changed below its layers. */
  private address: string | null = null;

  constructor(
    private readonly history: Steps,
    private readonly soon: (work: () => void) => void = (work) => queueMicrotask(work),
  ) {}

  /** True if the address in the bar is only temporary. */
  get isTravelling(): boolean {
    return this.travelling;
  }

  /** Adds a layer until the returned function is called. A layer that replaces another in the same tick takes over
   * its entry.
   */
  add(close: () => void): () => void {
    const layer = { close };
    this.open.push(layer);
    this.soon(() => this.settle());
    return () => {
      this.open = this.open.filter((other) => other !== layer);
      this.soon(() => this.settle());
    };
  }

  /** Runs work on the screen's own entry, so that navigation leaves no entries of layers behind. */
  below(act: () => void): void {
    const depth = this.depth();
    if (!this.travelling && depth === 0) {
      act();
      return;
    }
    this.waiting.push(act);
    if (!this.travelling) this.back(depth);
  }

  /** Changes the address of the same screen. Its own entry gets it when the layers are closed. */
  readdress(to: string): void {
    if (this.travelling || this.depth() > 0) this.address = to;
    if (!this.travelling) this.history.replaceState(this.history.state, "", to);
  }

  /** Handles `popstate`: the user went back or forward, or the code did. */
  popped(): void {
    if (this.travelling) this.arrive();
    else this.follow();
    this.soon(() => this.settle());
  }

  /** Number of entries with a layer. Entries without one are from an earlier visit or were reached with Forward. */
  settle(): void {
    if (this.travelling) return;
    const surplus = this.depth() - this.open.length;
    if (surplus > 0) this.back(surplus);
    for (let depth = this.depth() + 1; depth <= this.open.length; depth++)
      this.history.pushState({ layers: depth }, "");
  }

  private arrive(): void {
    this.travelling = false;
    this.takeAddress();
    const acts = this.waiting;
    this.waiting = [];
    for (const act of acts) act();
  }

  private follow(): void {
    const depth = this.depth();
    if (depth > this.open.length) {
      this.back(depth - this.open.length);
      return;
    }
    this.takeAddress();
    const closed = this.open.slice(depth);
    this.open = this.open.slice(0, depth);
    for (const layer of closed.reverse()) layer.close();
  }

  private takeAddress(): void {
    if (this.address !== null) this.history.replaceState(this.history.state, "", this.address);
    if (this.depth() === 0) this.address = null;
  }

  private back(steps: number): void {
    this.travelling = true;
    if (this.history.length > steps) {
      this.history.go(-steps);
      return;
    }
    // A duplicated or restored tab may lack the entry below.
    this.history.replaceState(null, "");
    this.arrive();
  }

  private depth(): number {
    return Number((this.history.state as { layers?: number } | null)?.layers ?? 0);
  }
}
