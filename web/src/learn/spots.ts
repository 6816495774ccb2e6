/** Where a lesson points on the screen, and where its panel fits without covering that. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CARD = "card:";

/** Returns the visible elements of these parts. A table may draw a part several times or not at all. */
export function partsIn(root: ParentNode, names: readonly string[]): Element[] {
  return names.flatMap((name) => [...root.querySelectorAll(selectorOf(name))].filter(isSeen));
}

function selectorOf(name: string): string {
  if (name.startsWith(CARD)) return `[data-card="${name.slice(CARD.length)}"]`;
  return `[data-part~="${name}"]`;
}

function isSeen(element: Element): boolean {
  const { width, height } = boxOf(element);
  return width > 0 && height > 0;
}

/** Returns the box of an element. An element with `display: contents` is as large as its children. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width > 0 || height > 0 || getComputedStyle(element).display !== "contents") return { x, y, width, height };
  return around([...element.querySelectorAll("*")].map((inner) => inner.getBoundingClientRect()));
}

export function around(boxes: readonly Box[]): Box {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  const x = Math.min(...seen.map((box) => box.x));
  const y = Math.min(...seen.map((box) => box.y));
  const right = Math.max(...seen.map((box) => box.x + box.width));
  const bottom = Math.max(...seen.map((box) => box.y + box.height));
  return seen.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : { x, y, width: right - x, height: bottom - y };
}

/** Returns the place that covers least of what must stay visible; the first one if several are equal. */
export function leastCovering(places: readonly Box[], mustBeSeen: readonly Box[]): Box | undefined {
  const covered = places.map((place) => mustBeSeen.reduce((sum, seen) => sum + overlap(place, seen), 0));
  return places[covered.indexOf(Math.min(...covered))];
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

interface Size {
  width: number;
  height: number;
}

const MARGIN = 10;
const TOP_BAR = 66;
const EDGE = 6;
const NEARER = 8;
/** Up to this width a table is one column. */
const NARROW = 1080;

/** Returns the possible places of a panel: next to the table, or in a single column at any height, preferably at
 * the bottom.
 */
export function placesFor(screen: Size, { width, height }: Size): Box[] {
  const bottom = screen.height - height - MARGIN;
  if (screen.width > NARROW) {
    const right = screen.width - width - MARGIN;
    return [right, MARGIN].flatMap((x) => [TOP_BAR, bottom].map((y) => ({ x, y, width, height })));
  }
  const x = (screen.width - width) / 2;
  const heights = [bottom, TOP_BAR];
  for (let y = bottom - NEARER; y > TOP_BAR; y -= NEARER) heights.push(y);
  // Over the top bar only as a last resort.
  heights.push(EDGE);
  return heights.map((y) => ({ x, y, width, height }));
}
