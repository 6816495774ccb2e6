/** Chapters of a game to jump to, under the headings of its log: rounds and tricks of Aurum, lots of Auction. */

import type { EntryView, GameEvent, Heading } from "../protocol/types";

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

export function chaptersOf(told: readonly EntryView[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { version, events, headings = [], note: beside } of told) {
    noteOutcome(chapters.at(-1), events);
    for (const heading of headings) {
      const chapter = heading.outcome === undefined ? chapterUnder(heading, version, events) : null;
      if (chapter !== null) chapters.push(chapter);
    }
    if (beside === "concede") chapters.push({ kind: "result", at: version });
  }
  return chapters;
}

function chapterUnder({ kind, round, number }: Heading, at: number, events: GameEvent[]): Chapter | null {
  switch (kind) {
    case "round":
      return { kind: "round", at, round };
    case "trick":
      return { kind: "trick", at, round, trick: number, winner: null };
    case "score":
      return { kind: "sheet", at, round };
    case "lot": {
      const opened = events.find((event) => event.event === "lot-opened");
      return { kind: "lot", at, lot: number, cards: opened?.cards ?? [], sold: null };
    }
    case "result":
      return { kind: "result", at };
    default:
      return null;
  }
}

function noteOutcome(last: Chapter | undefined, events: GameEvent[]): void {
  for (const event of events) {
    if (event.event === "trick-won" && last?.kind === "trick") last.winner = event.seat;
    else if (event.event === "lot-won" && last?.kind === "lot")
      last.sold = { seat: event.seat, coins: event.coins };
  }
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
