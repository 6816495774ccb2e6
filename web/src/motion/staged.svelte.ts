/** Shows frames one after another, each in timed beats.
 *
 * Frames may arrive at any time. `catchUp` skips to the newest.
 */

export interface Beat<F> {
  frame: F;
  /** How long it is shown before the next one, in milliseconds. */
  lasts: number;
}

/** Returns the beats that lead from one frame to the next, ending with the next frame itself, or null to skip to
 * it.
 */
export type Plan<F> = (before: F, after: F) => Beat<F>[] | null;

export class Staged<F> {
  /** The frame on the screen. */
  frame: F = $state.raw() as F;
  /** The frame that will be on the screen when the queue is empty. */
  newest: F = $state.raw() as F;
  private scenes: Beat<F>[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  held = false;

  constructor(
    first: F,
    private readonly plan: Plan<F>,
    /** Called for every beat, also for beats of zero length that are never drawn. */
    private readonly onshow: (frame: F) => void = () => {},
    private readonly most = 4,
  ) {
    this.frame = first;
    this.newest = first;
  }

  get behind(): boolean {
    return this.frame !== this.newest;
  }

  push(frame: F): void {
    const beats = this.plan(this.newest, frame);
    this.newest = frame;
    if (this.held) {
      this.scenes.push(beats ?? [{ frame, lasts: 0 }]);
      return;
    }
    if (beats !== null) this.scenes.push(beats);
    if (beats === null || this.scenes.length > this.most) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  /** Keeps the frame on the screen until `release`. Frames that arrive meanwhile are shown after that. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.scenes.length > this.most) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  catchUp(): void {
    if (this.held) return;
    this.rest();
    this.scenes = [];
    if (this.behind) this.show(this.newest);
  }

  /** Stops: nothing more is shown. */
  leave(): void {
    this.rest();
    this.scenes = [];
  }

  private next(): void {
    this.rest();
    if (this.held) return;
    let lasts = 0;
    for (let beat = this.take(); beat !== undefined; beat = lasts > 0 ? undefined : this.take()) {
      this.show(beat.frame);
      lasts = beat.lasts;
    }
    if (lasts > 0) this.timer = setTimeout(() => this.next(), lasts);
  }

  private take(): Beat<F> | undefined {
    const beat = this.scenes[0]?.shift();
    if (this.scenes[0]?.length === 0) this.scenes.shift();
    return beat;
  }

  private show(frame: F): void {
    this.frame = frame;
    this.onshow(frame);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
