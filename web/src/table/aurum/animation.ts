/** The steps in which a move of Aurum is shown.
 *
 * A card lands, the winner of the trick is marked, gold flies from the supply. Then the sums and the log change.
 */

import type { AurumView, LastTrick } from "../../protocol/types";
import type { Situation, Step } from "../shownGame.svelte";
import { BIDS, CARD, DEAL, GLOW, GOLD, REST } from "./durations";
import { isOver } from "./trick";

export interface AurumScene {
  moment: "land" | "glow" | "gold" | "rest";
}

type Shown = Step<AurumView, AurumScene>;

/** With more new moves than this nothing is animated. */
const LEAP = 9;

export function aurumSteps(
  { view: before }: Situation<AurumView>,
  { view: after }: Situation<AurumView>,
): Shown[] | null {
  if (after.ply < before.ply || after.ply - before.ply > LEAP) return null;
  const trick = trickTaken(before, after);
  if (trick !== null) return [...stepsOfTrick(trick, before, after), ...resting(before, after)];
  if (isOver(after)) return resting(before, after);
  if (after.round !== before.round || dealt(before, after)) return [last(after, DEAL)];
  if (after.trick.length > before.trick.length) return [landing(before, after), last(after, 0)];
  return [last(after, revealed(before, after) ? BIDS : 0)];
}

/** Returns the trick that this update completed, or null if more has happened since. */
function trickTaken(before: AurumView, after: AurumView): LastTrick | null {
  const isOne = sum(after.tricks) === sum(before.tricks) + 1 && after.trick.length === 0;
  return isOne ? after.last_trick : null;
}

/** Returns steps with the old sums. Each value changes in its own step. */
function stepsOfTrick(trick: LastTrick, before: AurumView, after: AurumView): Shown[] {
  const landed: AurumView = {
    ...before,
    hand: after.hand ?? before.hand,
    hands: before.hands === null ? null : after.hands,
    hand_sizes: after.hand_sizes,
    stocks: after.stocks.map((cards, seat) => (seat === trick.lowest ? without(cards, trick.gold) : cards)),
    trick: trick.cards,
  };
  const glowing: AurumView = { ...landed, last_trick: { ...trick, gold: null } };
  const paid: AurumView = { ...glowing, last_trick: trick, stocks: after.stocks, supply: after.supply };
  const gold = trick.gold === null ? [] : [step("gold", paid, GOLD)];
  return [step("land", landed, CARD), step("glow", glowing, GLOW), ...gold];
}

/** The last trick of a round stays for a moment before the sheet covers it. */
function resting(before: AurumView, after: AurumView): Shown[] {
  if (!isOver(after)) return [last(after, REST)];
  return isOver(before) ? [last(after, 0)] : [step("rest", after, REST), last(after, 0)];
}

/** The new leader of the trick is marked when the card has landed. */
function landing(before: AurumView, after: AurumView): Shown {
  return step("land", { ...after, so_far: before.so_far }, CARD);
}

function step(moment: AurumScene["moment"], view: AurumView, lasts: number): Shown {
  return { view, scene: { moment }, lasts };
}

function last(view: AurumView, lasts: number): Shown {
  return { view, scene: null, lasts };
}

function dealt(before: AurumView, after: AurumView): boolean {
  return before.phase === "deal" && after.phase === "bid";
}

function revealed(before: AurumView, after: AurumView): boolean {
  return before.phase === "bid" && after.phase !== "bid";
}

function without(cards: readonly string[], card: string | null): string[] {
  const place = card === null ? -1 : cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}
