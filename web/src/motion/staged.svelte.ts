/** What happens, shown one thing at a time, in beats that last as long as their motion needs.
 *
 * Frames come when they come. Who does not want to wait goes to the newest at once: `catchUp`.
 */

export interface Beat<F> {
  frame: F;
  /** How long it is shown before the next may follow, in milliseconds. */
  lasts: number;
}

/** The beats that lead from one frame to the next, the last of them with that frame itself; null for a leap. */
export type Plan<F> = (before: F, after: F) => Beat<F>[] | null;

export class Staged<F> {
  /** What is on the screen. */
  frame: F = $state.raw() as F;
  /** What will be, when everything that waits has been shown. */
  newest: F = $state.raw() as F;
  private scenes: Beat<F>[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: F,
    private readonly plan: Plan<F>,
    /** Hears of every beat, also of those that last no time and are never drawn. */
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
    if (beats !== null) this.scenes.push(beats);
    if (beats === null || this.scenes.length > this.most) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  catchUp(): void {
    this.rest();
    this.scenes = [];
    if (this.behind) this.show(this.newest);
  }

  /** Nothing more is shown. */
  leave(): void {
    this.rest();
    this.scenes = [];
  }

  private next(): void {
    this.rest();
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
