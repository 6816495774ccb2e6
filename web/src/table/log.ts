/** The log of a game: its entries, and the blocks under a heading in which they are shown.
 *
 * The server decides where a chapter begins and what its heading says.
 */

import type { EntryView, Heading } from "../protocol/types";
import { lineText, type Teller } from "../words/told";

/** Appends entries to the log. An undo removes the undone moves; its own entry stays. */
export function appendEntries(log: readonly EntryView[], news: readonly EntryView[]): EntryView[] {
  let told = [...log];
  for (const entry of news) {
    if (entry.note === "undo") told = told.filter((before) => !isUndone(before, Number(entry.about)));
    told.push(entry);
  }
  return told;
}

function isUndone({ version, note }: EntryView, back: number): boolean {
  return version > back && (note === undefined || note === "time");
}

interface LogLine {
  key: string;
  text: string;
  /** True if it is not part of the game itself, such as a proposal. */
  isAside: boolean;
}

/** A heading in the reader's language. */
export interface SpokenHeading extends Pick<Heading, "kind" | "round" | "number"> {
  title: string;
  outcome?: string;
}

/** Lines under one heading; before the first heading there is none. */
export interface LogBlock {
  key: string;
  heading: SpokenHeading | null;
  lines: LogLine[];
}

export function blocksOf(log: readonly EntryView[], tell: Teller): LogBlock[] {
  const blocks: LogBlock[] = [];
  for (const told of log) {
    let count = 0;
    for (const part of partsOf(told, tell)) {
      if (typeof part !== "string") setHeading(blocks, part);
      else {
        const key = `${told.version}-${count++}`;
        linesAtEnd(blocks).push({ key, text: part, isAside: told.note !== undefined });
      }
    }
  }
  return blocks;
}

/** Returns the lines of some entries as one text for screen readers, each heading once, where it begins. */
export function spokenText(news: readonly EntryView[], tell: Teller): string {
  const parts = news.flatMap((told) => partsOf(told, tell));
  return parts
    .filter((part) => typeof part === "string" || part.outcome === undefined)
    .map((part) => (typeof part === "string" ? part : `${part.title}.`))
    .join(" ");
}

/** Returns the lines of an entry with its headings between them. */
function partsOf({ words = [], headings = [] }: EntryView, tell: Teller): (string | SpokenHeading)[] {
  const before = (place: number) => headings.filter(({ line }) => line === place).map((one) => spoken(one, tell));
  const after = headings.filter(({ line }) => line >= words.length).map((one) => spoken(one, tell));
  return [...words.flatMap((line, place) => [...before(place), lineText(line, tell)]), ...after];
}

function spoken({ kind, round, number, title, outcome }: Heading, tell: Teller): SpokenHeading {
  const begun = { kind, round, number, title: tell(title) };
  return outcome === undefined ? begun : { ...begun, outcome: tell(outcome) };
}

function keyOf({ kind, round, number }: SpokenHeading): string {
  return `${kind}-${round}-${number}`;
}

/** Begins a block, or completes the heading of the one that it belongs to. */
function setHeading(blocks: LogBlock[], heading: SpokenHeading): void {
  const key = keyOf(heading);
  const found = blocks.find((block) => block.key === key);
  if (found !== undefined) found.heading = heading;
  else blocks.push({ key, heading, lines: [] });
}

function linesAtEnd(blocks: LogBlock[]): LogLine[] {
  const last = blocks.at(-1);
  if (last !== undefined) return last.lines;
  const first: LogBlock = { key: "start", heading: null, lines: [] };
  blocks.push(first);
  return first.lines;
}
