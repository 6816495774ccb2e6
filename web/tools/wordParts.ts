/** Decides which texts go into which part: those that its modules may show, unless an earlier part has them. */

import { PARTS, type Part } from "../src/words/parts.ts";
import { type Module, readModule } from "./modules.ts";

interface Contents {
  /** The modules that are loaded together with the part. */
  entries: readonly string[];
  /** Texts that the server tells by their ids. */
  told?: RegExp;
  /** Other parts that are always loaded before or with it, besides the first one. */
  over: readonly Part[];
}

/** What happens at every table, and why the server refuses a message. */
const TOLD_AT_TABLES = new RegExp(
  `^(?:${[
    "(?:told|tie|wish|undo|chat|decision|order|page-phrase)-.*",
    "list-and|player-name|seat-name|page-players(?:-inside)?|rule-refuses",
    "game-is-over|deal-awaited|not-your-turn|bid-is-final|no-such-(?:seat|action)",
    "message-unreadable|server-too-often|server-who-are-you|fair-number-(?:late|often|unreadable)",
    "table-(?:unknown|not-seated|is-open|is-stopped|too-many-devices|no-spectators|record-private|full-house)",
    "storage-(?:conflict|failed|closed|moved|no-table|no-player|unreachable|not-let-in)",
  ].join("|")})$`,
);
const FIRST = ["main.ts"];
const CONTENTS: Record<Part, Contents> = {
  setup: { entries: ["setup/NewTable.svelte", "setup/OpenTable.svelte"], over: [] },
  table: {
    entries: ["table/Table.svelte", "table/social/Buttons.svelte", "table/social/ProposalBar.svelte"],
    told: TOLD_AT_TABLES,
    over: [],
  },
  aurum: {
    entries: ["table/aurum/AurumTable.svelte"],
    told: /^(aurum-(?!sheet-)|metal-|card-[A-Z]|cards-of-metal|card-groups)/,
    over: ["table"],
  },
  auction: {
    entries: ["table/auction/AuctionTable.svelte"],
    told: /^(auction-(?!sheet-)|(kind|card|group|token)-[a-z])/,
    over: ["table"],
  },
  replay: { entries: ["replay/Replay.svelte"], over: ["table"] },
  learn: { entries: ["learn/Learn.svelte"], over: ["table", "aurum", "auction"] },
  keeper: { entries: ["keeper/Keeper.svelte"], over: [] },
  fair: { entries: ["fair/FairSheet.svelte", "fair/FairTick.svelte"], over: [] },
  reference: {
    entries: ["reference/Reference.svelte", "reference/ScoreCard.svelte", "reference/ReferenceDialog.svelte"],
    over: [],
  },
  settings: { entries: ["settings/Settings.svelte", "table/Menu.svelte"], over: [] },
  pages: {
    entries: [
      "rules/Rules.svelte",
      "home/MyGames.svelte",
      "home/Claim.svelte",
      "paintings/PaintingList.svelte",
      "paintings/PaintingScreen.svelte",
    ],
    over: [],
  },
};
const ENTRIES = new Set(PARTS.flatMap((part) => CONTENTS[part].entries));

/** The texts of the page by name, each with its whole source. */
export type Messages = ReadonlyMap<string, string>;

export function messagesOf(source: string): Messages {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m).filter((text) => text.trim() !== "");
  return new Map(messages.map((text) => [text.split(" ", 1)[0] ?? "", text]));
}

/** Divides texts into the first part and the others. */
export function divide(source: string): Record<"first" | Part, string> {
  const messages = messagesOf(source);
  const modules = new Map<string, Module>();
  const shown = (entries: readonly string[]) => namesShown(entries, modules, messages);
  const first = shown(FIRST);
  const own = (part: Part): Set<string> => {
    const { entries, told } = CONTENTS[part];
    const named = [...messages.keys()].filter((name) => told?.test(name));
    return without(new Set([...shown(entries), ...named]), first);
  };
  const parts = PARTS.map((part) => {
    const names = CONTENTS[part].over.reduce((left, other) => without(left, own(other)), own(part));
    return [part, names] as const;
  });
  const texts = [["first", first] as const, ...parts].map(([part, names]) => [part, textOf(names, messages)]);
  return Object.fromEntries(texts) as Record<"first" | Part, string>;
}

function without(names: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...names].filter((name) => !others.has(name)));
}

function textOf(names: ReadonlySet<string>, messages: Messages): string {
  return [...messages].flatMap(([name, text]) => (names.has(name) ? [text] : [])).join("");
}

function namesShown(entries: readonly string[], modules: Map<string, Module>, messages: Messages): Set<string> {
  const patterns = [...reached(entries, modules)].map((path) => moduleAt(path, modules).names);
  return new Set([...messages.keys()].filter((name) => patterns.some((pattern) => pattern.test(name))));
}

/** All modules that come with these ones, at once or later, except those that bring a part of their own. */
function reached(entries: readonly string[], modules: Map<string, Module>): Set<string> {
  const found = new Set(entries);
  for (const path of found) {
    const { now, later } = moduleAt(path, modules);
    for (const next of [...now, ...later.filter((one) => !ENTRIES.has(one))]) found.add(next);
  }
  return found;
}

function moduleAt(path: string, modules: Map<string, Module>): Module {
  const known = modules.get(path) ?? readModule(path);
  modules.set(path, known);
  return known;
}
