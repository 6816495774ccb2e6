/** The labels of a card in the trick. */

import { say } from "../../words/words.svelte";
import type { ShownTrick } from "./trick";

export function marksOf(trick: ShownTrick, seat: number): string[] {
  if (trick.state === "void") return trick.cards[0]?.seat === seat ? [say("aurum-void")] : [];
  return trick.state === "taken" ? takenMarks(trick, seat) : openMarks(trick, seat);
}

function openMarks({ cards, winner, lowest, gold }: ShownTrick, seat: number): string[] {
  const marks = winner === seat ? [say("winning")] : [];
  if (cards[0]?.seat === seat) marks.push(say("leads"));
  if (lowest === seat) marks.push(gold === null ? say("lowest") : say("lowest-earns", { card: gold }));
  return marks;
}

function takenMarks({ winner, lowest, gold }: ShownTrick, seat: number): string[] {
  const marks = winner === seat ? [say("won-trick")] : [];
  if (lowest === seat) marks.push(gold === null ? say("lowest") : say("took-gold", { card: gold }));
  return marks;
}
