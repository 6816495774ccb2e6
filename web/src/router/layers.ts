/** What lies over a screen: sheets, dialogs, the menu. Each takes a step of the browser's history, and Back closes it.
 *
 * Closed in any other way, it gives its step back. The browser takes such a step later, and says so by `popstate`:
 * until then nothing else may be written into the history.
 */

interface Layer {
  close: () => void;
}

type Steps = Pick<History, "length" | "state" | "pushState" | "replaceState" | "go">;

export class Layers {
  /** The topmost is the last. */
  private open: Layer[] = [];
  /** Whether the browser has been told to go back and is not there yet. */
  private travelling = false;
  /** What is to be done on the screen's own step. */
  private waiting: (() => void)[] = [];
  /** The screen's address, if it has changed under its layers. */
  private address: string | null = null;

  constructor(
    private readonly history: Steps,
    private readonly soon: (work: () => void) => void = (work) => queueMicrotask(work),
  ) {}

  /** Whether the address in the browser's bar is only passed by. */
  get isTravelling(): boolean {
    return this.travelling;
  }

  /** Until the returned function is called. What takes another's place at the same moment takes its step too. */
  add(close: () => void): () => void {
    const layer = { close };
    this.open.push(layer);
    this.soon(() => this.settle());
    return () => {
      this.open = this.open.filter((other) => other !== layer);
      this.soon(() => this.settle());
    };
  }

  /** Act on the screen's own step: where it leads elsewhere, no step of a layer is left behind. */
  below(act: () => void): void {
    const depth = this.depth();
    if (!this.travelling && depth === 0) {
      act();
      return;
    }
    this.waiting.push(act);
    if (!this.travelling) this.back(depth);
  }

  /** Another address for the same screen; its own step gets it when the layers are closed. */
  readdress(to: string): void {
    if (this.travelling || this.depth() > 0) this.address = to;
    if (!this.travelling) this.history.replaceState(this.history.state, "", to);
  }

  /** The browser has taken a step: its user went back or forward, or it was told to. */
  popped(): void {
    if (this.travelling) this.arrive();
    else this.follow();
    this.soon(() => this.settle());
  }

  /** As many steps as there are layers. Steps without a layer are left of an earlier visit, or come by Forward. */
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
    // A tab that was copied or restored may have lost the step below.
    this.history.replaceState(null, "");
    this.arrive();
  }

  private depth(): number {
    return Number((this.history.state as { layers?: number } | null)?.layers ?? 0);
  }
}
