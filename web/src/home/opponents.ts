/** Whom to play first, and next: the bots that the reader has beaten on this device. */

import type { AnyView } from "../live/view";
import type { AuctionView, AurumView, BotInfo, TableInfo } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";

/** The opponent until the first win. */
const FIRST = "novice";
const KEY = "goldgavel.beaten";
type Beaten = Record<string, readonly string[]>;

export function beatenIn(game: string): readonly string[] {
  const found = readStored<Beaten>(KEY, {})[game];
  return Array.isArray(found) ? found : [];
}

/** Notes a win at a table that has ended. A win over people or a mixed table counts like one over beginners. */
export function noteWin(table: TableInfo, seat: number | null, view: AnyView): void {
  const winners = winnersOf(view);
  if (seat === null || (table.ending ?? null) !== null || !winners.includes(seat)) return;
  const losers = table.seats.filter((_, place) => !winners.includes(place));
  const kinds = new Set(losers.map(({ bot }) => bot));
  const [kind] = kinds;
  const bot = kinds.size === 1 && kind ? kind : FIRST;
  const all = readStored<Beaten>(KEY, {});
  const known = beatenIn(table.game);
  if (!known.includes(bot)) writeStored(KEY, { ...all, [table.game]: [...known, bot] });
}

/** Returns the seats that have won; in Aurum sides win. */
function winnersOf(view: AnyView): readonly number[] {
  const shown = view as unknown as AurumView | AuctionView;
  const winners = shown.winners ?? [];
  return "sides" in shown ? winners.flatMap((side) => shown.sides[side]?.seats ?? []) : winners;
}

/** Returns the bot to suggest: the first opponent, and after a win the level above the best one beaten. */
export function suggestedBot(bots: readonly BotInfo[], beaten: readonly string[], usual: string): string {
  const best = bots.findLastIndex(({ name }) => beaten.includes(name));
  const next = best < 0 ? bots.find(({ name }) => name === FIRST) : (bots[best + 1] ?? bots[best]);
  return next?.name ?? usual;
}

/** Returns the best bot beaten and the level above it, while the reader plays no higher one. */
export function nextLevel(
  bots: readonly BotInfo[],
  beaten: readonly string[],
  chosen: string,
): { beaten: string; next: string } | null {
  const best = bots.findLastIndex(({ name }) => beaten.includes(name));
  const next = best < 0 ? undefined : bots[best + 1];
  const place = bots.findIndex(({ name }) => name === chosen);
  if (next === undefined || place > best + 1) return null;
  return { beaten: bots[best]?.name ?? "", next: next.name };
}
