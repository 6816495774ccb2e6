/** Sheets that were put aside, the latest first: nothing that was written down is lost by beginning anew. */

import { readStored, writeStored } from "../settings/storage";
import { type AuctionSheet, isBegun as isAuctionBegun, isAuctionSheet } from "./auction/game";
import { type AurumSheet, isBegun as isAurumBegun, isAurumSheet } from "./aurum/game";
import { Kept } from "./storedSheet.svelte";

export type AnySheet = AurumSheet | AuctionSheet;

export interface Shelved {
  /** When it was put here, in milliseconds. */
  when: number;
  sheet: AnySheet;
}

const KEY = "goldgavel.keeper.shelf";
const ROOM = 12;

function isShelved(found: Shelved | null): boolean {
  return typeof found?.when === "number" && (isAurumSheet(found.sheet) || isAuctionSheet(found.sheet));
}

const stored = readStored<{ sheets: Shelved[] }>(KEY, { sheets: [] }).sheets;
let shelf = $state.raw<readonly Shelved[]>(Array.isArray(stored) ? stored.filter(isShelved) : []);

export const aurum = new Kept<AurumSheet>("goldgavel.keeper.aurum", isAurumSheet);
export const auction = new Kept<AuctionSheet>("goldgavel.keeper.auction", isAuctionSheet);

export function shelved(): readonly Shelved[] {
  return shelf;
}

function keep(sheets: readonly Shelved[]): void {
  shelf = sheets.slice(0, ROOM);
  writeStored(KEY, { sheets: shelf });
}

export function putAside(sheet: AnySheet | null, when: number = Date.now()): void {
  const begun = sheet !== null && (sheet.game === "aurum" ? isAurumBegun(sheet) : isAuctionBegun(sheet));
  if (begun) keep([{ when, sheet }, ...shelf]);
}

/** The sheet is on the table again, and what was there goes on the shelf. */
export function takeBack(taken: Shelved): void {
  keep(shelf.filter((one) => one !== taken));
  if (taken.sheet.game === "aurum") {
    putAside(aurum.now);
    aurum.begin(taken.sheet);
  } else {
    putAside(auction.now);
    auction.begin(taken.sheet);
  }
}

export function throwAway(gone: Shelved): void {
  keep(shelf.filter((one) => one !== gone));
}
