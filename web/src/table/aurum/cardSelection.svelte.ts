/** The selection in the player's hand: a card is lifted, preselected, played, or refused with a reason. */

import type { LiveState } from "../../live/client";
import type { AurumView, Refusal } from "../../protocol/types";
import { settings } from "../../settings/settings.svelte";
import type { TableGame } from "../game";
import { moveOf } from "./moves";
import { type Prompt, promptOf } from "./prompt";
import type { StandingOrder } from "./standingOrder.svelte";
import { type Effect, effectOf, isStillPlayable } from "./touch";

export class CardSelection {
  private last: { card: string; decision: number | null } | null = $state.raw(null);
  /** The card chosen before the player's turn. */
  preselected: string | null = $state(null);
  /** Number of moves at the last `sync`. */
  private ply = 0;

  constructor(
    private readonly game: () => TableGame<AurumView>,
    /** The state on the screen, which may be behind the newest. */
    private readonly shown: () => LiveState<AurumView>,
    private readonly standingOrder: StandingOrder,
    private readonly onchange: (card: string) => void,
  ) {}

  /** The card touched for this decision. It is reset with the answer, because an equal card may still be in the
   * hand.
   */
  private get touched(): string | null {
    return this.last !== null && this.last.decision === this.shown().decision ? this.last.card : null;
  }

  get prompt(): Prompt {
    const { view, decision } = this.shown();
    return view === null ? "wait" : promptOf(view, decision);
  }

  get lifted(): string | null {
    return this.touched !== null &&
      this.held.includes(this.touched) &&
      this.isLegal(this.touched) &&
      this.prompt !== "wait"
      ? this.touched
      : null;
  }

  /** Why the card touched last cannot be played. */
  get refusal(): Refusal | null {
    if (this.touched === null || !this.held.includes(this.touched)) return null;
    return this.shown().refusals[moveOf(this.prompt, this.touched) ?? ""] ?? null;
  }

  get held(): string[] {
    const { view } = this.shown();
    if (view === null || view.seat === null) return [];
    return [...(view.hand ?? []), ...(view.stocks[view.seat] ?? [])];
  }

  /** Cards are dimmed only if they are illegal, so all cards are bright while no card is asked for. */
  isLegal(card: string): boolean {
    const move = moveOf(this.prompt, card);
    const { view } = this.shown();
    return move === null || view === null || view.legal.includes(move);
  }

  touch(card: string, finger: boolean): void {
    const effect = this.effect(card, finger);
    if (effect === "play") this.play(card, moveOf(this.prompt, card));
    else if (effect === "change") this.onchange(card);
    else if (effect === "preselect") this.togglePreselected(card, finger);
    else if (effect !== "nothing") this.choose(card, this.shown().decision);
  }

  /** Selects a card before the player's turn, or deselects it. A click on a card in a bid window also keeps the bid. */
  private togglePreselected(card: string, finger: boolean): void {
    this.preselected = this.preselected === card ? null : card;
    const goesOn = this.preselected !== null && this.prompt === "window" && !finger && !settings().confirm;
    if (goesOn) this.game().move("keep");
  }

  /** A card dropped on the table is played without a confirmation: dragging is deliberate enough. */
  drop(card: string): boolean {
    const move = moveOf(this.prompt, card);
    if (move !== null && this.shown().view?.legal.includes(move)) {
      this.play(card, move);
      return true;
    }
    this.touch(card, false);
    return false;
  }

  act(): void {
    if (this.lifted !== null) this.play(this.lifted, moveOf(this.prompt, this.lifted));
  }

  /** Clears the selection. */
  clear(): void {
    this.last = null;
    this.preselected = null;
  }

  /** Plays the preselected card when its turn comes, and deselects it when it can no longer be played. */
  sync(): void {
    const { view, decision } = this.game().state;
    if (view !== null && view.ply < this.ply) this.clear(); // it was chosen for a position that was undone
    this.ply = view?.ply ?? 0;
    const card = this.preselected;
    if (view === null || card === null) return;
    const move = moveOf(promptOf(view, decision), card);
    if (!isStillPlayable(card, this.held, view.so_far.metals ?? [])) this.preselected = null;
    else if (move?.startsWith("play ") && view.legal.includes(move)) this.play(card, move);
    else if (move !== null) {
      this.preselected = null;
      this.choose(card, decision);
    }
  }

  private effect(card: string, finger: boolean): Effect {
    const { confirm, preselect } = settings();
    const asks = this.standingOrder.choice === "ask";
    const move = moveOf(this.prompt, card);
    const legal = move !== null && (this.shown().view?.legal.includes(move) ?? false);
    return effectOf({
      prompt: this.prompt,
      legal,
      lifted: this.lifted === card,
      finger,
      confirm,
      preselect,
      asks,
    });
  }

  private choose(card: string, decision: number | null): void {
    this.last = { card, decision };
  }

  /** Plays a card. The move is given, because the screen may be behind the open decision. */
  private play(card: string, move: string | null): void {
    this.clear();
    this.choose(card, this.game().state.decision);
    if (move !== null) this.game().move(move);
  }
}
