/** Turns the rules texts into modules, from the same Markdown files that Python reads.
 *
 * The texts use a small part of Markdown, described in `text/rules.py`: a rule starts with its number and ends at
 * a blank line. A worked example or a question starts with a heading of the third level and ends at the next one.
 * Anything else stops the build, so that no markup reaches a reader.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { Block, Booklet, Entry, Line, Run, Section } from "../src/rules/booklet.ts";

const FOLDER = join(import.meta.dirname, "../../src/goldgavel/text/rules");
const NAME = /^virtual:rules\/(aurum|auction)\/(en|ru|fr)$/;
const NUMBERED = /^\*\*([A-Z]\d+)\.\*\* /;
const EXAMPLE = /^(Example:|Пример:|Exemple\s:)/;
const CARD = /^(Bi|Cu|P|Ag|Zn|Au)\d+$/;
/** A label and nothing but cards after it. */
const CARD_ROW = /^[^`]+:( `(Bi|Cu|P|Ag|Zn|Au)\d+`)+$/;
const PARTS = /`([^`]+)`|\b([AB]\d+)\b/g;
const MARKUP = /[*_[\]<>#`']/;

export function fileOf(game: string, language: string): string {
  return join(FOLDER, `${game}.${language}.md`);
}

export function bookletOf(game: string, language: string): Booklet {
  const parts = readFileSync(fileOf(game, language), "utf8")
    .trim()
    .split(/\n{2,}/);
  const title = parts.shift()?.replace(/^# /, "") ?? "";
  const sections: (Section & { entries: Entry[] })[] = [{ id: "s0", title: "", entries: [] }];
  for (const part of parts) {
    if (part.startsWith("## "))
      sections.push({ id: `s${sections.length}`, title: plain(part.slice(3)), entries: [] });
    else addPart(sections.at(-1)?.entries ?? [], part);
  }
  return { title, sections };
}

/** Paragraphs after a title belong to it. */
function addPart(entries: Entry[], part: string): void {
  const last = entries.at(-1);
  if (part.startsWith("### ")) entries.push({ rule: null, title: plain(part.slice(4)), blocks: [] });
  else if (last?.title === undefined) entries.push(entryOf(part));
  else entries.splice(-1, 1, { ...last, blocks: [...last.blocks, ...entryOf(part).blocks] });
}

function entryOf(part: string): Entry {
  const rule = NUMBERED.exec(part)?.[1] ?? null;
  const lines = part.replace(NUMBERED, "").split("\n");
  return { rule, blocks: piecesOf(lines).map(blockOf) };
}

/** Lines that belong together: a paragraph, an example, a list, a table. */
function piecesOf(lines: readonly string[]): string[][] {
  const pieces: string[][] = [];
  for (const line of lines) {
    const before = pieces.at(-1);
    if (before === undefined || startsPiece(line, before[0] ?? "")) pieces.push([line]);
    else before.push(line);
  }
  return pieces;
}

function startsPiece(line: string, first: string): boolean {
  if (EXAMPLE.test(line)) return true;
  return ["|", "- "].some((mark) => line.startsWith(mark) && !first.startsWith(mark));
}

function blockOf(piece: readonly string[]): Block {
  const first = piece[0] ?? "";
  if (first.startsWith("- ")) {
    const drawn = piece.every((line) => CARD_ROW.test(line.slice(2)));
    return { kind: drawn ? "cards" : "list", items: itemsOf(piece) };
  }
  if (first.startsWith("|")) return tableOf(piece);
  return { kind: EXAMPLE.test(first) ? "example" : "text", line: lineOf(piece.join(" ")) };
}

function itemsOf(piece: readonly string[]): Line[] {
  const whole = piece.map((line) => (line.startsWith("- ") ? `\n${line.slice(2)}` : ` ${line.trim()}`)).join("");
  return whole.trim().split("\n").map(lineOf);
}

function tableOf(piece: readonly string[]): Block {
  const [head = [], , ...rows] = piece.map((line) => line.slice(1, line.lastIndexOf("|")).split("|").map(cell));
  return { kind: "table", head, rows };
}

function cell(text: string): Line {
  return lineOf(text.trim());
}

function lineOf(text: string): Line {
  const line: Run[] = [];
  let read = 0;
  for (const found of text.matchAll(PARTS)) {
    const [whole, code, rule] = found;
    if (found.index > read) line.push({ text: plain(text.slice(read, found.index)) });
    line.push({ text: code ?? rule ?? "", is: rule ? "rule" : CARD.test(code ?? "") ? "card" : "code" });
    read = found.index + whole.length;
  }
  if (read < text.length) line.push({ text: plain(text.slice(read)) });
  return line;
}

/** Refuses markup, and straight apostrophes, which the rules write as ’. */
function plain(words: string): string {
  if (MARKUP.test(words)) throw new Error(`markup that the rules do not use: ${words}`);
  return words;
}

export function rules(): Plugin {
  return {
    name: "rules",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, game, language] = NAME.exec(id.replace("\0", "")) ?? [];
      if (game === undefined || language === undefined) return null;
      this.addWatchFile(fileOf(game, language));
      return `export default ${JSON.stringify(bookletOf(game, language))};`;
    },
  };
}
