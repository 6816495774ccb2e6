/** Where on the screen a lesson points, and where its words can lie without covering that. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CARD = "card:";

/** The elements of the parts that can be seen; a table may draw a part in several places, or not at all. */
export function partsIn(root: ParentNode, names: readonly string[]): Element[] {
  return names.flatMap((name) => [...root.querySelectorAll(selectorOf(name))].filter(isSeen));
}

function selectorOf(name: string): string {
  if (name.startsWith(CARD)) return `[data-card="${name.slice(CARD.length)}"]`;
  return `[data-part~="${name}"]`;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export const DOCKS = ["right", "left", "bottom", "top", "middle"] as const;
export type Dock = (typeof DOCKS)[number];

/** The place that covers least of what must be seen; of several as good, the first. */
export function bestDock(docks: readonly [Dock, Box][], mustBeSeen: readonly Box[]): Dock {
  let best: Dock = docks[0]?.[0] ?? "bottom";
  let least = Number.POSITIVE_INFINITY;
  for (const [dock, box] of docks) {
    const covered = mustBeSeen.reduce((sum, seen) => sum + overlap(box, seen), 0);
    if (covered < least) {
      best = dock;
      least = covered;
    }
  }
  return best;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const MARGIN = 12;
const TOP_BAR = 64;
const NARROW = 1080;

/** Where a panel of that size could lie. On wide screens beside the table, on narrow ones over or under the middle. */
export function docksFor(screen: { width: number; height: number }, panel: { width: number; height: number }) {
  const { width, height } = panel;
  const right = screen.width - width - MARGIN;
  const middle = (screen.width - width) / 2;
  const bottom = screen.height - height - MARGIN;
  const at = (dock: Dock, x: number, y: number): [Dock, Box] => [dock, { x, y, width, height }];
  if (screen.width > NARROW) {
    return [
      at("right", right, TOP_BAR + MARGIN),
      at("left", MARGIN, TOP_BAR + MARGIN),
      at("middle", middle, TOP_BAR),
    ];
  }
  return [
    at("bottom", middle, bottom),
    at("top", middle, TOP_BAR),
    at("middle", middle, Math.max(TOP_BAR, (screen.height - height) / 2)),
  ];
}
