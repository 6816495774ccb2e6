/** What there is to be seen of the last thing that happened: a lot knocked down, coins handed on, cards swapped. */

import type { AuctionEvent, LotBoxed, LotWon, Told } from "../../protocol/types";

interface CoinMove {
  from: number | "bank";
  to: number | "bank";
  coins: number;
}

interface CardMove {
  card: string;
  from: number;
  to: number;
}

export interface Scene {
  version: number;
  /** The lot that left the table. */
  sold: LotWon | null;
  boxed: LotBoxed | null;
  coins: CoinMove[];
  swapped: CardMove[];
}

export function sceneOf(told: Told, players: number): Scene | null {
  const events = told.events as AuctionEvent[];
  const scene: Scene = { version: told.version, sold: null, boxed: null, coins: [], swapped: [] };
  for (const event of events) put(event, scene, players);
  const empty = scene.sold === null && scene.boxed === null && scene.swapped.length === 0;
  return empty && scene.coins.length === 0 ? null : scene;
}

function put(event: AuctionEvent, scene: Scene, players: number): void {
  if (event.event === "lot-won") scene.sold = event;
  else if (event.event === "lot-boxed") scene.boxed = event;
  else if (event.event === "paid") scene.coins.push(...payments(event.seat, event.share, event.bank, players));
  else if (event.event === "bank-taken") scene.coins.push({ from: "bank", to: event.seat, coins: event.coins });
  else if (event.event === "cards-swapped") {
    scene.swapped.push({ card: event.given, from: event.seat, to: event.other });
    scene.swapped.push({ card: event.taken, from: event.other, to: event.seat });
  }
}

/** B12: a share for each of the others, and what does not divide for the bank. */
function payments(payer: number, share: number, bank: number, players: number): CoinMove[] {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== payer);
  const shares = others.map((to) => ({ from: payer, to, coins: share }) as CoinMove);
  return [...shares, { from: payer, to: "bank", coins: bank } as CoinMove].filter(({ coins }) => coins > 0);
}

/** The last lot that was sold or put away, for who wants to look again. */
export function lastLot(story: readonly Told[]): LotWon | LotBoxed | null {
  for (const told of story.toReversed()) {
    const found = (told.events as AuctionEvent[]).findLast(
      (event) => event.event === "lot-won" || event.event === "lot-boxed",
    );
    if (found !== undefined) return found as LotWon | LotBoxed;
  }
  return null;
}
