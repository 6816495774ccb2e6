/** Chapters of a game to jump to, derived from its events: rounds and tricks of Aurum, lots of Auction. */

import type { AuctionEvent, AurumEvent, Told } from "../protocol/types";

export interface Round {
  kind: "round";
  at: number;
  round: number;
}
export interface Trick {
  kind: "trick";
  at: number;
  round: number;
  trick: number;
  /** Null for a trick that became void at the end of the round. */
  winner: number | null;
}
export interface Sheet {
  kind: "sheet";
  at: number;
  round: number;
}
export interface Lot {
  kind: "lot";
  at: number;
  lot: number;
  cards: readonly string[];
  /** Null while the lot is not sold, and for a boxed lot. */
  sold: { seat: number; coins: number } | null;
}
interface Result {
  kind: "result";
  at: number;
}
export type Chapter = Round | Trick | Sheet | Lot | Result;

export function chaptersOf(told: readonly Told[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { version, events, note: beside } of told) {
    for (const event of events as (AurumEvent | AuctionEvent)[]) note(chapters, event, version);
    if (beside === "concede") chapters.push({ kind: "result", at: version });
  }
  return chapters;
}

function note(chapters: Chapter[], event: AurumEvent | AuctionEvent, at: number): void {
  const last = chapters.at(-1);
  if (event.event === "dealt" && "round" in event) chapters.push({ kind: "round", at, round: event.round + 1 });
  else if (event.event === "card-played" && event.leads) chapters.push(trickAfter(last, at));
  else if (event.event === "trick-won" && last?.kind === "trick") last.winner = event.seat;
  else if (event.event === "round-scored") chapters.push({ kind: "sheet", at, round: event.round + 1 });
  else if (event.event === "lot-opened")
    chapters.push({ kind: "lot", at, lot: event.round + 1, cards: event.cards, sold: null });
  else if (event.event === "game-over") chapters.push({ kind: "result", at });
  else if (event.event === "lot-won" && last?.kind === "lot") last.sold = { seat: event.seat, coins: event.coins };
}

function trickAfter(last: Chapter | undefined, at: number): Trick {
  const round = last !== undefined && "round" in last ? last.round : 1;
  return { kind: "trick", at, round, trick: last?.kind === "trick" ? last.trick + 1 : 1, winner: null };
}

/** Returns the chapter that contains this position. */
export function chapterAt(chapters: readonly Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.at <= at);
}

export function chapterAfter(chapters: readonly Chapter[], at: number): Chapter | undefined {
  return chapters.find((chapter) => chapter.at > at);
}

export function chapterBefore(chapters: readonly Chapter[], at: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.at < at);
}
