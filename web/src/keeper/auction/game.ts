/** A final score sheet of Auction: what each player has, and the result. */

import { type Counts, KINDS, type Kind } from "./score";
import { GROUPS, type Group, keepScore, type Scored, TIES, type Ties } from "./sheet";

/** One player's cards and coins. */
export interface Entry {
  /** Genuine cards, without replicas. */
  cards: Readonly<Record<Kind, number>>;
  /** Replicas by the group that they joined (B11). */
  joined: Readonly<Record<Group, number>>;
  /** Replicas that never joined (B21). */
  waiting: number;
  coins: number;
}

export interface AuctionSheet {
  game: "auction";
  names: readonly string[];
  ties: Ties;
  players: readonly Entry[];
}

function emptyEntry(): Entry {
  return {
    cards: { painting: 0, sculpture: 0, furniture: 0, stamp: 0, jewel: 0, collection: 0 },
    joined: { sculpture: 0, furniture: 0, stamp: 0, jewel: 0 },
    waiting: 0,
    coins: 0,
  };
}

export function newSheet(names: readonly string[], ties: Ties): AuctionSheet {
  return { game: "auction", names, ties, players: names.map(emptyEntry) };
}

/** Adding or removing players keeps the others' entries. */
export function withSetting(sheet: AuctionSheet, names: readonly string[], ties: Ties): AuctionSheet {
  return { ...sheet, names, ties, players: names.map((_, seat) => sheet.players[seat] ?? emptyEntry()) };
}

export function withEntry(sheet: AuctionSheet, seat: number, change: Partial<Entry>): AuctionSheet {
  const players = sheet.players.map((entry, place) => (place === seat ? { ...entry, ...change } : entry));
  return { ...sheet, players };
}

/** B21: a replica counts as the kind that it joined. */
export function countsOf(entry: Entry): Counts {
  const counts = { ...entry.cards, coins: entry.coins, replicas: entry.waiting };
  for (const group of GROUPS) {
    counts[group] += entry.joined[group];
    counts.replicas += entry.joined[group];
  }
  return counts;
}

export function scoreOf(sheet: AuctionSheet): Scored {
  const options = { players: sheet.players.length, sculpture_ties: sheet.ties };
  return keepScore({ options, players: sheet.players.map(countsOf) });
}

export function isEmpty(entry: Entry): boolean {
  return Object.values(countsOf(entry)).every((count) => count === 0);
}

export function isBegun(sheet: AuctionSheet): boolean {
  return !sheet.players.every(isEmpty);
}

export function isAuctionSheet(found: unknown): found is AuctionSheet {
  const sheet = found as AuctionSheet | null;
  try {
    if (sheet?.game !== "auction" || !TIES.includes(sheet.ties) || !sheet.players.every(isEntry)) return false;
    scoreOf(sheet);
    return sheet.names.length === sheet.players.length && sheet.names.every((name) => typeof name === "string");
  } catch {
    return false;
  }
}

function isEntry({ cards, joined, waiting, coins }: Entry): boolean {
  const numbers = [...KINDS.map((kind) => cards[kind]), ...GROUPS.map((group) => joined[group]), waiting, coins];
  return numbers.every((number) => Number.isInteger(number) && number >= 0);
}
