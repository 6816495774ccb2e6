/** Earlier sheets, newest first. Starting a new sheet saves the old one here. */

import { readStored, writeStored } from "../settings/storage";
import { type AuctionSheet, isBegun as isAuctionBegun, isAuctionSheet } from "./auction/game";
import { type AurumSheet, isBegun as isAurumBegun, isAurumSheet } from "./aurum/game";
import { StoredSheet } from "./storedSheet.svelte";

export type AnySheet = AurumSheet | AuctionSheet;

export interface SavedSheet {
  /** When it was saved, in milliseconds. */
  when: number;
  sheet: AnySheet;
}

const KEY = "goldgavel.keeper.shelf";
const ROOM = 12;

function isSavedSheet(found: SavedSheet | null): boolean {
  return typeof found?.when === "number" && (isAurumSheet(found.sheet) || isAuctionSheet(found.sheet));
}

const stored = readStored<{ sheets: SavedSheet[] }>(KEY, { sheets: [] }).sheets;
let saved = $state.raw<readonly SavedSheet[]>(Array.isArray(stored) ? stored.filter(isSavedSheet) : []);

export const aurum = new StoredSheet<AurumSheet>("goldgavel.keeper.aurum", isAurumSheet);
export const auction = new StoredSheet<AuctionSheet>("goldgavel.keeper.auction", isAuctionSheet);

export function savedSheets(): readonly SavedSheet[] {
  return saved;
}

function keep(sheets: readonly SavedSheet[]): void {
  saved = sheets.slice(0, ROOM);
  writeStored(KEY, { sheets: saved });
}

/** Returns the saved sheet, or null if there is nothing on it to save. */
export function saveSheet(sheet: AnySheet | null, when: number = Date.now()): SavedSheet | null {
  if (sheet === null || !hasEntries(sheet)) return null;
  const one = { when, sheet };
  keep([one, ...saved]);
  return one;
}

export function hasEntries(sheet: AnySheet): boolean {
  return sheet.game === "aurum" ? isAurumBegun(sheet) : isAuctionBegun(sheet);
}

/** Opens a saved sheet again and saves the current one. */
export function reopenSheet(taken: SavedSheet): void {
  keep(saved.filter((one) => one !== taken));
  if (taken.sheet.game === "aurum") {
    saveSheet(aurum.now);
    aurum.begin(taken.sheet);
  } else {
    saveSheet(auction.now);
    auction.begin(taken.sheet);
  }
}

export function discardSheet(gone: SavedSheet): void {
  keep(saved.filter((one) => one !== gone));
}
