/** A game as far as it is on the screen. Everything next to a table reads from here.
 *
 * The server may be ahead of the animation. Nothing newer is visible, announced or answered before its turn.
 */

import { untrack } from "svelte";
import type { LiveState, TableServer } from "../live/client";
import type { AnyView } from "../live/view";
import { type Beat, Staged } from "../motion/staged.svelte";
import type { EntryView, GiveOrder } from "../protocol/types";
import { isWithoutMotion, motionTime } from "../settings/motion";
import type { TableGame } from "./game";

/** Milliseconds within which a second click may be meant for the previous prompt, at any speed of motion. */
export const DOUBLE_CLICK = 400;

/** Something shown between two frames. */
export interface Step<V, S> {
  view: V;
  /** What is special about this step. */
  scene: S | null;
  /** Milliseconds at normal speed. */
  lasts: number;
}

export interface Frame<V extends AnyView, S>
  extends Pick<LiveState<V>, "view" | "decision" | "refusals" | "version"> {
  log: readonly EntryView[];
  scene: S | null;
}

export interface Situation<V> {
  view: V;
  log: readonly EntryView[];
}

/** Returns the steps between two situations, ending with the later view itself, or null to skip them. */
export type PlanSteps<V, S> = (before: Situation<V>, after: Situation<V>) => Step<V, S>[] | null;

export class ShownGame<V extends AnyView, S = never> implements TableGame<V> {
  private readonly stage: Staged<Frame<V, S>>;
  /** The last decision that has been on the screen long enough to be answered. */
  private answerable: number | null = $state(null);
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  /** An answer that was typed slightly too early. */
  private queued: { text: string; decision: number | null } | null = null;

  constructor(
    readonly source: TableGame<V>,
    private readonly planSteps: PlanSteps<V, S>,
    private readonly onscene: (scene: S) => void = () => {},
  ) {
    const first = untrack(() => this.newestFrame());
    this.answerable = first.decision;
    this.stage = new Staged<Frame<V, S>>(
      first,
      (before, after) => this.plan(before, after),
      (frame) => this.shown(frame),
    );
    $effect.pre(() => this.follow());
    $effect(() => {
      untrack(() => this.shown(this.stage.frame));
      return () => this.leave();
    });
  }

  get mode() {
    return this.source.mode;
  }

  /** The state of the source, with the game as far as it is shown. */
  get state(): LiveState<V> {
    const { view, decision, refusals, version } = this.stage.frame;
    const { state } = this.source;
    return { ...state, view, decision, refusals, version, busy: state.busy || this.tooEarly };
  }

  get log(): readonly EntryView[] {
    return this.stage.frame.log;
  }

  get scene(): S | null {
    return this.stage.frame.scene;
  }

  get refusal() {
    return this.source.refusal;
  }

  /** True if more has happened than is on the screen, and is about to be shown. */
  get behind(): boolean {
    return this.stage.behind && !this.stage.held;
  }

  catchUp(): void {
    this.stage.catchUp();
  }

  /** Keeps what is on the screen while `wanted`, although the game continues. */
  hold(wanted: boolean): void {
    if (wanted) this.stage.hold();
    else this.stage.release();
  }

  /** True if the open decision is not on the screen yet, or only just. */
  private get tooEarly(): boolean {
    const { decision } = this.stage.newest;
    return decision !== null && (this.stage.behind || this.answerable !== decision);
  }

  get server(): TableServer | undefined {
    return this.source.server;
  }

  /** Answers only what is on the screen. With `waits`, an early answer is sent when it is allowed. */
  move(text: string, waits = false): void {
    if (!this.tooEarly) this.source.move(text);
    else if (waits) this.queued = { text, decision: this.stage.newest.decision };
  }

  giveOrder(order: Omit<GiveOrder, "type">): void {
    this.source.giveOrder(order);
  }

  ready(): void {
    this.source.ready();
  }

  say(text: string): void {
    this.source.say?.(text);
  }

  /** Enqueues the newest frame. */
  follow(): void {
    const frame = this.newestFrame();
    untrack(() => this.enqueue(frame));
  }

  private newestFrame(): Frame<V, S> {
    const { view, decision, refusals, version } = this.source.state;
    return { view, decision, refusals, version, log: this.source.log, scene: null };
  }

  private enqueue(frame: Frame<V, S>): void {
    const { newest } = this.stage;
    const parts = ["view", "decision", "version", "log"] as const;
    if (parts.every((part) => frame[part] === newest[part])) return;
    // Stepping through a replay shows each step immediately.
    if (this.mode === "replay") this.stage.catchUp();
    this.stage.push(frame);
  }

  private shown({ scene, version, decision }: Frame<V, S>): void {
    if (scene !== null) this.onscene(scene);
    this.source.seen?.(version, decision);
    clearTimeout(this.answerTimer);
    if (decision !== this.answerable)
      this.answerTimer = setTimeout(() => this.allowAnswer(decision), DOUBLE_CLICK);
  }

  private allowAnswer(decision: number | null): void {
    this.answerable = decision;
    if (this.queued?.decision === decision) this.move(this.queued.text);
    this.queued = null;
  }

  private leave(): void {
    this.stage.leave();
    clearTimeout(this.answerTimer);
  }

  private plan(before: Frame<V, S>, after: Frame<V, S>): Beat<Frame<V, S>>[] | null {
    if (before.view === null || after.view === null || isWithoutMotion() || document.hidden) return null;
    const steps = this.planSteps({ view: before.view, log: before.log }, { view: after.view, log: after.log });
    if (steps === null) return null;
    const waiting = { ...before, decision: null, refusals: {} };
    return steps.map(({ view, scene, lasts }, place) => {
      const isLast = place === steps.length - 1;
      return { frame: isLast ? after : { ...waiting, view: idle(view), scene }, lasts: motionTime(lasts) };
    });
  }
}

/** Nobody is asked anything during an animation. */
function idle<V extends AnyView>(view: V): V {
  return { ...view, legal: [], to_move: [] };
}
