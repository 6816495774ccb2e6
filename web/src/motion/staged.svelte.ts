/** What happens, shown one thing at a time: each frame stays as long as its motion needs.
 *
 * Frames come when they come. Whoever plays does not wait for a show: `catchUp` goes to the newest at once.
 */

export class Staged<F> {
  frame: F = $state.raw() as F;
  private readonly waiting: F[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    first: F,
    /** How long the later frame is shown before the next may follow, in milliseconds; null for a leap. */
    private readonly lengthOf: (before: F, after: F) => number | null,
    private readonly most = 4,
  ) {
    this.frame = first;
  }

  get newest(): F {
    return this.waiting.at(-1) ?? this.frame;
  }

  push(frame: F): void {
    if (this.lengthOf(this.newest, frame) === null) {
      this.waiting.length = 0;
      this.rest();
      this.frame = frame;
      return;
    }
    this.waiting.push(frame);
    if (this.waiting.length > this.most) this.catchUp();
    else if (this.timer === undefined) this.next();
  }

  catchUp(): void {
    const newest = this.waiting.at(-1);
    this.waiting.length = 0;
    this.rest();
    if (newest !== undefined) this.frame = newest;
  }

  private next(): void {
    this.rest();
    let length = 0;
    while (length === 0 && this.waiting.length > 0) {
      const frame = this.waiting.shift() as F;
      length = this.lengthOf(this.frame, frame) ?? 0;
      this.frame = frame;
    }
    if (length > 0) this.timer = setTimeout(() => this.next(), length);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
