/** Searches the rules while the reader types. */

import { type Booklet, type Entry, type Line, linesOf, type Run, type Section, wordsOf } from "./booklet";

/** Cyrillic letters that look like the Latin ones of rule numbers, as in `text/rules.py`. */
const LOOKALIKES: Record<string, string> = { а: "a", в: "b" };

/** Removes case and accents letter by letter, so that positions in the folded text match the original. */
export function folded(words: string): string {
  return Array.from({ length: words.length }, (_, place) => foldedLetter(words.charAt(place))).join("");
}

function foldedLetter(letter: string): string {
  if (letter === "’") return "'";
  const plain = /\s/.test(letter) ? " " : letter.normalize("NFD").charAt(0);
  return plain.toLowerCase().charAt(0);
}

/** Returns the rule that this text names: `A19`, `a19`, `а19` or `19`. */
export function ruleNamed(words: string, letter: string): string | null {
  const [, written = "", number = ""] = /^([a-zа-я]?) ?0*(\d{1,3})\.?$/.exec(folded(words.trim())) ?? [];
  if (number === "") return null;
  const meant = (LOOKALIKES[written] ?? written).toUpperCase();
  return meant === "" || meant === letter ? letter + number : meant + number;
}

/** Returns the sections and entries that contain the words, or everything for an empty search. */
export function matching(booklet: Booklet, words: string, letter: string): Section[] {
  const sought = folded(words.trim());
  if (sought === "") return [...booklet.sections];
  const rule = ruleNamed(words, letter);
  return booklet.sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => has(entry, sought, rule)) }))
    .filter((section) => section.entries.length > 0);
}

function has(entry: Entry, sought: string, rule: string | null): boolean {
  if (rule !== null && mentions(entry, rule)) return true;
  if (folded(entry.title ?? "").includes(sought)) return true;
  return entry.blocks.flatMap(linesOf).some((line) => folded(wordsOf(line)).includes(sought));
}

/** The rule itself, and rules that refer to it. */
function mentions(entry: Entry, rule: string): boolean {
  if (entry.rule === rule) return true;
  return entry.blocks.flatMap(linesOf).some((line) => line.some((run) => run.is === "rule" && run.text === rule));
}

interface MarkedRun extends Run {
  found?: boolean;
}

/** Splits the runs of a line where the searched words begin and end. */
export function markedRuns(line: Line, words: string): MarkedRun[] {
  const sought = folded(words.trim());
  if (sought === "") return [...line];
  const spots = spotsOf(folded(wordsOf(line)), sought);
  let start = 0;
  return line.flatMap((run) => {
    const from = start;
    start += run.text.length;
    return cut(run, from, spots);
  });
}

type Spot = readonly [start: number, end: number];

function spotsOf(text: string, sought: string): Spot[] {
  const spots: Spot[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    spots.push([at, at + sought.length]);
  }
  return spots;
}

function cut(run: Run, from: number, spots: readonly Spot[]): MarkedRun[] {
  const end = from + run.text.length;
  const inside = spots.filter(([start, stop]) => start < end && stop > from);
  if (inside.length === 0) return [run];
  if (run.is !== undefined) return [{ ...run, found: true }];
  const edges = inside.flatMap(([start, stop]) => [Math.max(start, from), Math.min(stop, end)]);
  return [from, ...edges]
    .map((edge, place) => {
      const next = edges[place] ?? end;
      return { text: run.text.slice(edge - from, next - from), found: place % 2 === 1 };
    })
    .filter((piece) => piece.text !== "");
}
