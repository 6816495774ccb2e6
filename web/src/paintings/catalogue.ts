/** The ten paintings, in the order in which painting cards get them at a table. */

type Shape = "tall" | "wide" | "square";

interface Painting {
  /** Its name in addresses, texts and files. */
  name: string;
  shape: Shape;
}

export const PAINTINGS: readonly Painting[] = [
  { name: "mona-lisa", shape: "tall" },
  { name: "birth-of-venus", shape: "wide" },
  { name: "night-watch", shape: "wide" },
  { name: "girl-with-a-pearl-earring", shape: "tall" },
  { name: "liberty", shape: "wide" },
  { name: "ninth-wave", shape: "wide" },
  { name: "impression-sunrise", shape: "wide" },
  { name: "starry-night", shape: "wide" },
  { name: "scream", shape: "tall" },
  { name: "kiss", shape: "square" },
];

/** Width and height of the drawings. */
const SIZES: Record<Shape, readonly [number, number]> = {
  tall: [120, 150],
  wide: [180, 120],
  square: [140, 140],
};

/** Returns the place in the list from 0, or -1 for a name that no painting has. */
export function placeOf(name: string): number {
  return PAINTINGS.findIndex((painting) => painting.name === name);
}

export function sizeOf(name: string): readonly [number, number] {
  return SIZES[PAINTINGS[placeOf(name)]?.shape ?? "wide"];
}
