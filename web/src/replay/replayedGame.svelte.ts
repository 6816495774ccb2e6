/** A finished game at one position of its timeline, as a game that the tables can show. */

import { AT_REST, type LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { EntryView } from "../protocol/types";
import { withoutMotion } from "../settings/motion";
import type { TableGame } from "../table/game";
import { spokenText } from "../table/log";
import { tellerFor } from "../table/told";
import { chapterAfter, chapterAt, chapterBefore, chaptersOf } from "./chapters";
import { restAfter } from "./pace";
import { clamped, firstOf, lastOf, lastStop, nextStop, type Timeline } from "./timeline";

export class ReplayedGame<V extends AnyView> implements TableGame<V> {
  readonly mode = "replay";
  readonly refusal = null;
  timeline: Timeline<V>;
  at: number;
  /** Text for screen readers: what happened since the last position, or where a jump led. */
  announcement = $state("");
  running = $state(false);
  times = $state(1);
  /** The announcement of a step that is not on the screen yet. */
  private unannounced = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly state: LiveState<V> = $derived.by(() => ({
    connection: "here",
    table: this.timeline.table,
    seat: this.timeline.seat,
    version: this.at,
    view: this.timeline.views[this.at] ?? null,
    ...AT_REST,
  }));
  readonly log: readonly EntryView[] = $derived.by(() => this.timeline.told.slice(0, this.at));
  readonly chapters = $derived.by(() => chaptersOf(this.timeline.told));
  readonly chapter = $derived.by(() => chapterAt(this.chapters, this.at));

  constructor(timeline: Timeline<V>, at: number) {
    this.timeline = $state.raw(timeline);
    this.at = $state(clamped(timeline, at));
  }

  /** Shows the same position from another seat. */
  show(timeline: Timeline<V>): void {
    withoutMotion(() => {
      this.timeline = timeline;
      this.at = clamped(timeline, this.at);
    });
  }

  /** Steps forward. Only this animates; jumps do not. */
  forward(): void {
    const next = nextStop(this.timeline, this.at);
    if (next === this.at) return;
    this.unannounced = this.spoken(this.at, next);
    this.at = next;
    if (next === lastOf(this.timeline)) this.pause();
  }

  back(): void {
    this.jump(lastStop(this.timeline, this.at));
  }

  jump(version: number): void {
    const at = clamped(this.timeline, version);
    if (at === this.at) return;
    withoutMotion(() => {
      this.at = at;
    });
    this.unannounced = "";
    this.announcement = this.spoken(at - 1, at);
    if (this.running) this.wait();
  }

  private spoken(from: number, to: number): string {
    const { table, seat, told } = this.timeline;
    return spokenText(told.slice(from, to), tellerFor(table, seat));
  }

  nextChapter(): void {
    this.jump(chapterAfter(this.chapters, this.at)?.at ?? lastOf(this.timeline));
  }

  lastChapter(): void {
    this.jump(chapterBefore(this.chapters, this.at)?.at ?? firstOf(this.timeline));
  }

  run(): void {
    if (this.at === lastOf(this.timeline)) this.jump(firstOf(this.timeline));
    this.running = true;
    this.wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  hurry(times: number): void {
    this.times = times;
    if (this.running) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.forward();
        if (this.running) this.wait();
      },
      restAfter(this.timeline.told[this.at - 1], this.times),
    );
  }

  /** Announces a step once it is on the screen. */
  seen(version: number): void {
    if (version !== this.at || this.unannounced === "") return;
    this.announcement = this.unannounced;
    this.unannounced = "";
  }

  move(): void {}

  giveOrder(): void {}

  ready(): void {}
}
