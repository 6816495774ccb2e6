/** Which painting is on which painting card.
 *
 * The first painting that everyone sees is the first of the catalogue, the second is the second, and so on. This is
 * computed from the public log alone, so it depends on nothing hidden and is the same for every reader, after a
 * reload, and in a replay.
 */

import { PAINTINGS, placeOf } from "../../paintings/catalogue";
import type { AuctionEvent, AuctionView, CardsSwapped, EntryView } from "../../protocol/types";

type Name = string | null;

export interface TablePaintings {
  /** The painting on each open card of the lot; null on cards of other kinds. */
  lot: readonly Name[];
  /** The painting of the next painting card that is turned up. */
  next: Name;
  /** The cards of the last lot that was sold or boxed. */
  last: readonly Name[];
  /** Each seat's paintings, in the order of the catalogue. */
  owned: readonly (readonly string[])[];
  /** The cards of each lot in the box, by round. The third one has a name once the game is over. */
  boxed: ReadonlyMap<number, readonly Name[]>;
}

export function paintingsAt(log: readonly EntryView[], view: AuctionView): TablePaintings {
  const hanging = new Hanging(view.cards.length);
  for (const told of log) for (const event of told.events as AuctionEvent[]) hanging.hear(event);
  // A replay with open hands shows these cards earlier, when nobody at the table had seen them.
  if (view.phase === "over") for (const { round, third } of view.boxed) hanging.turnUpBoxed(round, third);
  return hanging.now();
}

class Hanging {
  private shown = 0;
  private round = 0;
  private lot: Name[] = [];
  private last: Name[] = [];
  private readonly owned: string[][];
  private readonly boxed = new Map<number, Name[]>();

  constructor(players: number) {
    this.owned = Array.from({ length: players }, () => []);
  }

  hear(event: AuctionEvent): void {
    if (event.event === "lot-opened") {
      this.round = event.round;
      this.lot = event.cards.map((card) => this.turnUp(card));
    } else if (event.event === "lot-won") {
      const unseen = event.cards.slice(this.lot.length);
      this.last = [...this.lot, ...unseen.map((card) => this.turnUp(card))];
      this.give(event.seat, this.last.filter(isNamed));
      this.lot = [];
    } else if (event.event === "lot-boxed") {
      this.last = this.lot;
      this.boxed.set(this.round, this.lot);
      this.lot = [];
    } else if (event.event === "cards-swapped") this.swap(event);
  }

  turnUpBoxed(round: number, third: string | null): void {
    if (third !== null) this.boxed.set(round, [...(this.boxed.get(round) ?? [null, null]), this.turnUp(third)]);
  }

  now(): TablePaintings {
    return { lot: this.lot, next: this.next(), last: this.last, owned: this.owned, boxed: this.boxed };
  }

  private next(): Name {
    return PAINTINGS[this.shown]?.name ?? null;
  }

  private turnUp(card: string): Name {
    if (card !== "painting") return null;
    const name = this.next();
    this.shown += 1;
    return name;
  }

  /** A player who swaps a painting gives the one that was turned up first. */
  private swap({ seat, other, given, taken }: CardsSwapped): void {
    const gives = given === "painting" ? this.take(seat) : [];
    const gets = taken === "painting" ? this.take(other) : [];
    this.give(other, gives);
    this.give(seat, gets);
  }

  private take(seat: number): string[] {
    return this.owned[seat]?.splice(0, 1) ?? [];
  }

  private give(seat: number, names: readonly string[]): void {
    const owned = this.owned[seat];
    if (owned === undefined) return;
    owned.push(...names);
    owned.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

function isNamed(name: Name): name is string {
  return name !== null;
}
