/** The trick on the table: the one being played, or the last one while it rests there. */

import type { AurumEvent, AurumView, Played, Told } from "../../protocol/types";

export interface ShownTrick {
  cards: Played[];
  winner: number | null;
  lowest: number | null;
  /** The gold card that the lowest card earns, or has earned. */
  gold: string | null;
  finished: boolean;
}

export function shownTrick(view: AurumView, story: readonly Told[]): ShownTrick {
  if (view.trick.length === 0) return restingTrick(view, story);
  const { winning, lowest, gold } = view.so_far;
  return {
    cards: view.trick,
    winner: winning?.seat ?? null,
    lowest: lowest?.seat ?? null,
    gold: gold ?? null,
    finished: false,
  };
}

function restingTrick(view: AurumView, story: readonly Told[]): ShownTrick {
  const happened = story.at(-1) ? lastTrickEvents(story) : [];
  const plays = view.moves.filter(({ move }) => move.startsWith("play "));
  const cards = plays
    .slice(-view.options.players)
    .map(({ seat, move }) => ({ seat, card: move.slice("play ".length) }));
  const seatIn = (kind: AurumEvent["event"]) => {
    const found = happened.find(({ event }) => event === kind);
    return found && "seat" in found ? found.seat : null;
  };
  const taken = happened.find((event) => event.event === "gold-taken");
  return {
    cards,
    winner: seatIn("trick-won"),
    lowest: seatIn("next-leader"),
    gold: taken?.card ?? null,
    finished: true,
  };
}

function lastTrickEvents(story: readonly Told[]): AurumEvent[] {
  const last = story.findLast(({ events }) => (events as AurumEvent[]).some(({ event }) => event === "trick-won"));
  return (last?.events ?? []) as AurumEvent[];
}
