/** Where each seat is drawn for this reader. Play goes clockwise, so the next player is on the left. */

export type Place = "me" | "left" | "top" | "right";

const PLACES: Record<number, Place[]> = { 3: ["me", "left", "right"], 4: ["me", "left", "top", "right"] };

export function placeOf(seat: number, reader: number | null, players: number): Place {
  const steps = (seat - (reader ?? 0) + players) % players;
  return PLACES[players]?.[steps] ?? "top";
}
