/** The cards of Auction: seven kinds, and replicas that have joined a group (`replica@stamp`). */

import { say, sayShared } from "../../words/words.svelte";
import figures from "./figures.json";

export const KINDS = ["painting", "sculpture", "furniture", "stamp", "jewel", "collection", "replica"] as const;
export type Kind = (typeof KINDS)[number];
export const GROUPS = ["sculpture", "furniture", "stamp", "jewel"] as const;
export type Group = (typeof GROUPS)[number];

/** Splits the name of a card in swaps and lots: what is drawn, and whether it is a replica. */
interface Looks {
  kind: Kind;
  joined: Group | null;
}

export function looksOf(card: string): Looks {
  const [kind = "", joined = ""] = card.split("@");
  if (!isKind(kind)) throw new Error(`not a card: ${card}`);
  return { kind, joined: isGroup(joined) ? joined : null };
}

function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

function isGroup(word: string): word is Group {
  return GROUPS.some((group) => group === word);
}

/** Returns the spoken name: `stamp`, `replica (stamps)`. */
export function cardName(card: string): string {
  return sayShared(`kind-${card.replace("@", "-")}`);
}

/** The name of a kind as a heading: “Paintings”. */
export function kindHeading(kind: Kind): string {
  return kind === "replica" ? say("auction-replicas-row") : say(`keeper-kind-${kind}`);
}

/** One cell of the scoring printed on a card: the condition and its points. */
interface Figure {
  having: string;
  points: string;
}

const MINUS = "−";

/** B15 to B20 as printed on the cards. A test compares the numbers in `figures.json` with the rules. */
export function figuresOf(kind: Kind): Figure[] {
  if (kind === "painting") return [{ having: "1", points: signed(figures.painting.each) }];
  if (kind === "furniture") return [{ having: "2", points: signed(figures.furniture.pair) }];
  if (kind === "stamp") return byCount(figures.stamp);
  if (kind === "jewel") return byCount(figures.jewel);
  if (kind === "sculpture") return places();
  if (kind === "replica") return [];
  return [
    { having: "✓", points: signed(figures.collection.with_set) },
    { having: "✗", points: signed(figures.collection.without_set) },
  ];
}

function byCount(points: number[]): Figure[] {
  return points.map((some, place) => ({
    having: place + 1 === points.length ? `${place + 1}+` : `${place + 1}`,
    points: `${some}`,
  }));
}

function places(): Figure[] {
  const numbers = ["I", "II", "III"];
  const ranked = figures.sculpture.places.map((points, place) => ({
    having: numbers[place] ?? "",
    points: `${points}`,
  }));
  return [...ranked, { having: "–", points: signed(figures.sculpture.without) }];
}

export function signed(points: number): string {
  return points < 0 ? `${MINUS}${-points}` : `${points}`;
}
