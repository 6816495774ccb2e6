/** Computes the deal of a seed: draws, first player, shuffle, hands. */

import { block } from "./scheme";

const RANGE = 2 ** 32;

/** Random numbers from a seed. Each draw takes four bytes and rejects values that would bias the result. */
export class Dice {
  #seed: string;
  #words: number[] = [];
  #blocks = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  below(n: number): number {
    const fair = RANGE - (RANGE % n);
    let word = this.#next();
    while (word >= fair) word = this.#next();
    return word % n;
  }

  #next(): number {
    if (this.#words.length === 0) {
      const bytes = new DataView(block(this.#seed, this.#blocks++).slice().buffer);
      this.#words = [0, 1, 2, 3, 4, 5, 6, 7].map((word) => bytes.getUint32(4 * word));
    }
    return this.#words.shift() ?? 0;
  }
}

/** A deal as a record contains it. */
export interface Deal {
  first: number;
  hands?: string[][];
  aside?: string[];
  deck?: string[];
}

interface Box {
  deck: string[];
  /** Cards per hand; 0 if there are no hands and the whole deck stays. */
  hand: number;
}

function metals(names: string[], ranks: number): string[] {
  return names.flatMap((name) => Array.from({ length: ranks }, (_, rank) => `${name}${rank + 1}`));
}

function pieces(): string[] {
  const ten = ["painting", "sculpture", "furniture", "stamp", "jewel"].flatMap((kind) => Array(10).fill(kind));
  return [...ten, ...Array(5).fill("collection"), ...Array(5).fill("replica")];
}

/** Returns the deck in the order in which the shuffle starts. This is all that the check has to know about a game. */
export function boxOf(name: string, players: number): Box | null {
  if (name === "aurum" && players === 4) return { deck: metals(["Bi", "Cu", "P", "Ag", "Zn"], 10), hand: 12 };
  if (name === "aurum" && players === 3) return { deck: metals(["Bi", "P", "Ag", "Zn"], 9), hand: 12 };
  if (name === "auction" && players >= 3 && players <= 6) return { deck: pieces(), hand: 0 };
  return null;
}

function shuffled(deck: readonly string[], dice: Dice): string[] {
  const cards = [...deck];
  for (let place = cards.length - 1; place > 0; place--) {
    const other = dice.below(place + 1);
    [cards[place], cards[other]] = [cards[other] as string, cards[place] as string];
  }
  return cards;
}

/** Returns the deal of a seed. The first player is drawn only in the first round. */
export function dealOf(box: Box, players: number, before: number | null, dice: Dice): Deal {
  const first = before === null ? dice.below(players) : (before + 1) % players;
  const cards = shuffled(box.deck, dice);
  if (box.hand === 0) return { first, deck: cards };
  const hands = Array.from({ length: players }, (_, seat) =>
    cards.slice(seat * box.hand, (seat + 1) * box.hand).sort(),
  );
  return { first, hands, aside: cards.slice(players * box.hand).sort() };
}
