/** Reads the page's modules: what each one loads, and which texts it may show. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

export const SOURCE = join(import.meta.dirname, "../src");
const ENDINGS = ["", ".ts", ".svelte", ".svelte.ts"];
const NOW = /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;"]*?from\s+"(\.[^"]+)"|(?:^|\n)\s*import\s+"(\.[^"]+)"/g;
const LATER = /\bimport\("(\.[^"]+)"\)/g;
const WORD = /"([\w@-]+)"/g;
const TEMPLATE = /`([^`]*)`/g;

export interface Module {
  /** Modules that are loaded with this one. */
  now: string[];
  /** Modules that this one loads when they are needed. */
  later: string[];
  /** One pattern for all names of texts in it. */
  names: RegExp;
}

/** Reads a module of the page, by its path in the sources. */
export function readModule(path: string): Module {
  const text = readFileSync(join(SOURCE, path), "utf8");
  return { now: found(NOW, path, text), later: found(LATER, path, text), names: namesIn(text) };
}

function found(pattern: RegExp, path: string, text: string): string[] {
  const specifiers = [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? "");
  return specifiers.flatMap((specifier) => fileOf(join(dirname(path), specifier)) ?? []);
}

function fileOf(path: string): string | null {
  const file = ENDINGS.map((ending) => path + ending).find((one) => isFile(join(SOURCE, one)));
  return file !== undefined && /\.(ts|svelte)$/.test(file) ? file : null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Any quoted word may be the name of a text, with or without `page-`. In a template, what is filled in may be any
 * words, at its beginning one word. Rather too many names than one too few.
 */
function namesIn(text: string): RegExp {
  const words = [...text.matchAll(WORD)].map(([, word]) => word ?? "");
  const templates = [...text.matchAll(TEMPLATE)]
    .map(([, template]) => (template ?? "").replace(/\$\{[^}]*\}/g, "\0").replace(/^page-/, ""))
    .filter((template) => /^[\w\0-]+$/.test(template) && /[a-z]/.test(template))
    .map((template) => template.replace(/^\0/, "\\w+").replaceAll("\0", "[\\w-]+"));
  return new RegExp(`^(?:page-)?(?:${[...new Set([...words, ...templates])].join("|")})$`);
}
