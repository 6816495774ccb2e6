/** A rules text as data, made from Markdown at build time. It contains no markup, only typed text. */

/** Words in one style. */
export interface Run {
  text: string;
  /** A card (`Ag7`), the name of an option, or another rule. */
  is?: "card" | "code" | "rule";
}

export type Line = readonly Run[];

export type Block =
  | { kind: "text" | "example"; line: Line }
  | { kind: "list"; items: readonly Line[] }
  /** Rows of cards to draw, each with a label in front. */
  | { kind: "cards"; items: readonly Line[] }
  | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[] };

/** A numbered rule, text between rules, or a worked example or question with a title. */
export interface Entry {
  rule: string | null;
  title?: string;
  blocks: readonly Block[];
}

/** The first section has no title and introduces the game. */
export interface Section {
  /** Its id in the page, which does not change during a search. */
  id: string;
  title: string;
  entries: readonly Entry[];
}

export interface Booklet {
  title: string;
  sections: readonly Section[];
}

export function findEntry(booklet: Booklet, rule: string): Entry | undefined {
  return entriesOf(booklet).find((entry) => entry.rule === rule);
}

export function entriesOf(booklet: Booklet): Entry[] {
  return booklet.sections.flatMap((section) => section.entries);
}

export function linesOf(block: Block): readonly Line[] {
  if (block.kind === "list" || block.kind === "cards") return block.items;
  return block.kind === "table" ? [...block.head, ...block.rows.flat()] : [block.line];
}

/** Divides a row of cards into its label and the cards. */
export function cardRow(line: Line): { label: string; cards: string[] } {
  const cards = line.filter((run) => run.is === "card").map((run) => run.text);
  return { label: wordsOf(line.filter((run) => run.is === undefined)).trim(), cards };
}

export function wordsOf(line: Line): string {
  return line.map((run) => run.text).join("");
}
