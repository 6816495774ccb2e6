/** A rules text as the build makes it from our Markdown: no markup is left in it, only words and what they are. */

/** Some words in one style. */
export interface Run {
  text: string;
  /** A card (`Ag7`), the name of an option, or another rule. */
  is?: "card" | "code" | "rule";
}

export type Line = readonly Run[];

export type Block =
  | { kind: "text" | "example"; line: Line }
  | { kind: "list"; items: readonly Line[] }
  | { kind: "table"; head: readonly Line[]; rows: readonly (readonly Line[])[] };

/** A numbered rule, or words between rules. */
export interface Entry {
  rule: string | null;
  blocks: readonly Block[];
}

/** The first section, without a title, introduces the game. */
export interface Section {
  /** Where in the page it is, also while a search leaves others out. */
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
  if (block.kind === "list") return block.items;
  return block.kind === "table" ? [...block.head, ...block.rows.flat()] : [block.line];
}

export function wordsOf(line: Line): string {
  return line.map((run) => run.text).join("");
}
