/** What a kind of Auction is worth (B15 to B22), with the numbers that are printed on the cards. */

import figures from "../cards/auction/figures.json";
import { figuresOf } from "../cards/auction/kinds";
import type { Kind } from "../keeper/auction/score";
import { plain } from "../words/numbers";
import type { Text } from "./words";

const [first = 0, second = 0, third = 0] = figures.sculpture.places;
const NUMBERS = {
  painting: { each: figures.painting.each },
  sculpture: { first, second, third, without: plain(figures.sculpture.without) },
  furniture: { pair: figures.furniture.pair },
  collection: {
    with: plain(figures.collection.with_set),
    without: plain(figures.collection.without_set),
  },
  coins: {},
};

/** In words, or for kinds that are counted as `1 = 4 · 2 = 10`. */
export function worthText(text: Text, kind: Kind | "coins"): string {
  if (kind === "stamp" || kind === "jewel")
    return figuresOf(kind)
      .map(({ having, points }) => `${having}\u202f=\u202f${points}`)
      .join(" · ");
  return text(`reference-auction-${kind}-text`, NUMBERS[kind]);
}
