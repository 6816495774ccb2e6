/** A game that is over, as the tables show any game: at one moment of it. */

import { ALONE, type LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { Told } from "../protocol/types";
import { withoutMotion } from "../settings/motion";
import type { Playing } from "../table/game";
import { chapterAfter, chapterAt, chapterBefore, chaptersOf } from "./chapters";
import { restAfter } from "./pace";
import { clamped, type Film, firstOf, lastOf, lastStop, nextStop } from "./timeline";

export class ReplayedGame<V extends AnyView> implements Playing<V> {
  readonly mode = "replay";
  readonly refusal = null;
  film: Film<V>;
  at: number;
  /** What to tell who listens: what happened since the moment before, or where a jump has led. */
  spoken = $state("");
  running = $state(false);
  times = $state(1);
  /** The words for a step that is not on the screen yet. */
  private unsaid = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly state: LiveState<V> = $derived.by(() => ({
    connection: "here",
    table: this.film.table,
    seat: this.film.seat,
    version: this.at,
    view: this.film.views[this.at] ?? null,
    decision: null,
    refusals: {},
    order: null,
    busy: false,
    clocks: null,
    ...ALONE,
  }));
  readonly story: readonly Told[] = $derived.by(() => this.film.told.slice(0, this.at));
  readonly chapters = $derived.by(() => chaptersOf(this.film.told));
  readonly chapter = $derived.by(() => chapterAt(this.chapters, this.at));

  constructor(film: Film<V>, at: number) {
    this.film = $state.raw(film);
    this.at = $state(clamped(film, at));
  }

  /** The same moment with other eyes, or in other words. */
  show(film: Film<V>): void {
    withoutMotion(() => {
      this.film = film;
      this.at = clamped(film, this.at);
    });
  }

  /** Cards move only on the way from one moment to the next; elsewhere they lie where they lay. */
  forward(): void {
    const next = nextStop(this.film, this.at);
    if (next === this.at) return;
    this.unsaid = wordsOf(this.film.told.slice(this.at, next));
    this.at = next;
    if (next === lastOf(this.film)) this.pause();
  }

  back(): void {
    this.jump(lastStop(this.film, this.at));
  }

  jump(version: number): void {
    const at = clamped(this.film, version);
    if (at === this.at) return;
    withoutMotion(() => {
      this.at = at;
    });
    this.unsaid = "";
    this.spoken = wordsOf(this.film.told.slice(at - 1, at));
    if (this.running) this.wait();
  }

  nextChapter(): void {
    this.jump(chapterAfter(this.chapters, this.at)?.at ?? lastOf(this.film));
  }

  lastChapter(): void {
    this.jump(chapterBefore(this.chapters, this.at)?.at ?? firstOf(this.film));
  }

  run(): void {
    if (this.at === lastOf(this.film)) this.jump(firstOf(this.film));
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
      restAfter(this.film.told[this.at - 1], this.times),
    );
  }

  /** Who listens is told when who looks can see it. */
  seen(version: number): void {
    if (version !== this.at || this.unsaid === "") return;
    this.spoken = this.unsaid;
    this.unsaid = "";
  }

  move(): void {}

  giveOrder(): void {}

  ready(): void {}
}

function wordsOf(told: readonly Told[]): string {
  return told.flatMap((entry) => entry.words ?? []).join(" ");
}
