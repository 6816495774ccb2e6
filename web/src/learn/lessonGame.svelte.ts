/** A running lesson, for the table and the coach. */

import type { LiveState } from "../live/client";
import type { AnyView } from "../live/view";
import type { EntryView, GiveOrder, LessonStep, Refusal, TaughtLesson, Update } from "../protocol/types";
import type { TableGame } from "../table/game";
import { spokenText } from "../table/log";
import { tellerFor } from "../table/told";
import { judge, logAfter, pauseAfter, stateAfter, stepAt } from "./course";

export interface LessonHooks {
  /** Scales a pause in milliseconds to the reader's speed. */
  pause: (usual: number) => number;
  /** The answer to a move that is not asked for yet. */
  notAskedYet: () => string;
  /** Called when the learner reaches a step. */
  reached: (step: number, steps: number) => void;
}

export class LessonGame<V extends AnyView> implements TableGame<V> {
  readonly mode = "lesson";
  state: LiveState<V> = $state.raw() as LiveState<V>;
  log: EntryView[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** The number of the current step. */
  number = $state(0);
  step: LessonStep = $state.raw() as LessonStep;
  /** True while the other players move. */
  watching = $state(false);
  /** Why a legal move is not the one that the lesson wants. */
  answer = $state("");
  hinted = $state(false);
  /** The last sentences, for screen readers. */
  announcement = $state("");
  private lesson: TaughtLesson;
  /** The announcement of what is not on the screen yet. */
  private unannounced = "";
  private shown = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    lesson: TaughtLesson,
    number: number,
    private readonly hooks: LessonHooks,
  ) {
    this.lesson = lesson;
    this.goTo(number);
  }

  get steps(): number {
    return this.lesson.steps.length;
  }

  get last(): boolean {
    return this.number === this.steps - 1;
  }

  /** Replaces the lesson with the same one in another language. */
  reloadText(lesson: TaughtLesson): void {
    this.lesson = lesson;
    this.goTo(this.number);
  }

  goTo(number: number): void {
    clearTimeout(this.timer);
    this.number = Math.max(0, Math.min(number, this.steps - 1));
    this.show(stepAt(this.lesson, this.number).at);
    this.arrive();
  }

  back(): void {
    this.goTo(this.number - 1);
  }

  /** Goes to the next step. While others play, skips to the result. */
  next(): void {
    if (this.watching) this.goTo(this.number + 1);
    else if (this.step.ask === null && !this.last) this.playToNextStep();
  }

  hint(): void {
    this.hinted = true;
    this.announcement = this.step.ask?.hint ?? "";
  }

  /** Makes the move that is asked for. */
  makeAskedMove(): void {
    if (this.step.ask !== null) this.move(this.step.ask.move);
  }

  move(text: string): void {
    if (this.watching) return;
    const answer = judge(this.step, text, this.state.view?.legal ?? [], this.hooks.notAskedYet());
    this.refusal = null;
    this.answer = "";
    if (answer.kind === "right") this.playToNextStep();
    else if (answer.kind === "refused") this.refuse(text);
    else this.reply(answer.text);
  }

  /** Lessons have no standing orders: an armed change is treated as a move. */
  giveOrder(order: Omit<GiveOrder, "type">): void {
    if (order.order === "change" && order.move) this.move(order.move);
  }

  ready(): void {
    this.next();
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private refuse(move: string): void {
    this.refusal = this.state.refusals[move] ?? null;
    if (this.refusal === null) this.reply(this.step.ask?.hint ?? "");
  }

  private reply(text: string): void {
    this.answer = text;
    this.hinted = this.step.ask !== null;
    this.announcement = text;
  }

  /** Plays all moments up to the next step. */
  private playToNextStep(): void {
    this.watching = true;
    this.answer = "";
    this.hinted = false;
    this.playMoments();
  }

  private playMoments(): void {
    const goal = stepAt(this.lesson, this.number + 1).at;
    let wait = 0;
    while (wait === 0 && this.shown < goal) {
      this.show(this.shown + 1);
      wait = this.hooks.pause(pauseAfter(this.lesson.moments[this.shown - 1] as Update));
    }
    if (wait > 0) this.timer = setTimeout(() => this.playMoments(), wait);
    else this.goTo(this.number + 1);
  }

  private show(count: number): void {
    const forward = count === this.shown + 1;
    this.shown = count;
    this.state = stateAfter<V>(this.lesson, count);
    this.log = logAfter(this.lesson, count);
    this.refusal = null;
    this.unannounced = forward ? spokenText(this.log.slice(-1), tellerFor(this.state.table, this.state.seat)) : "";
  }

  /** Announces a moment once it is on the screen. */
  seen(version: number): void {
    if (version !== this.state.version || this.unannounced === "") return;
    this.announcement = this.unannounced;
    this.unannounced = "";
  }

  private arrive(): void {
    this.step = stepAt(this.lesson, this.number);
    this.watching = false;
    this.answer = "";
    this.hinted = false;
    this.unannounced = "";
    this.announcement = `${this.step.title}. ${this.step.text}`;
    this.hooks.reached(this.number, this.steps);
  }
}
