import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { TableInfo } from "../src/protocol/types";
import { namesInside, namesOf, winnersOf } from "../src/table/names";
import { makeBundle } from "../src/words/bundle";
import { afterColon, beforeColon } from "../src/words/colon";
import { browserLanguage, LANGUAGES, type Language } from "../src/words/languages";
import { loadLanguage, say } from "../src/words/words.svelte";
import { wordsOf } from "../tools/words";
import { firstArgument, patternsIn } from "./fixtures/sayCalls";

const SOURCE = join(import.meta.dirname, "../src");

function code(): string {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), "utf8"))
    .join("\n");
}

/** Every use as a pattern: interpolated parts match any word. */
function uses(): RegExp[] {
  const text = code();
  return [...text.matchAll(/\b(?:say|later)\(/g)].flatMap(({ 0: call, index }) =>
    patternsIn(firstArgument(text, index + call.length), false),
  );
}

function ids(language: string): string[] {
  return [...wordsOf(language).matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1] ?? "");
}

/** Calls such as `say("key", { name, count: 2 })`: the message and the names of its arguments. */
interface Call {
  id: string;
  args: Set<string>;
}

/** Reads the literal calls in a file. Calls with a spread or a variable for the arguments cannot be checked. */
function literalCalls(name: string, text: string): Call[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...callOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function callOf({ expression, arguments: [id, args] }: ts.CallExpression): Call[] {
  if (!ts.isIdentifier(expression) || id === undefined || !ts.isStringLiteralLike(id)) return [];
  const shared = expression.text === "sayShared";
  if (expression.text !== "say" && !shared) return [];
  const message = shared ? id.text : `page-${id.text}`;
  if (args === undefined) return [{ id: message, args: new Set() }];
  if (!ts.isObjectLiteralExpression(args) || args.properties.some(ts.isSpreadAssignment)) return [];
  return [{ id: message, args: new Set(args.properties.map(({ name }) => name?.getText() ?? "")) }];
}

/** The scripts and the expressions in the markup of a component, as one script. */
function scriptOf(name: string, text: string): string {
  if (!name.endsWith(".svelte")) return text;
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? "");
  return [...scripts, ...markupCalls(text)].join(";\n");
}

/** Every `say(…)` of the markup, up to its closing bracket. */
function markupCalls(text: string): string[] {
  const markup = text.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  return [...markup.matchAll(/\bsay(?:Shared)?\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < markup.length; at++) {
      if (markup[at] === "(") depth++;
      if (markup[at] === ")" && --depth === 0) return markup.slice(index, at + 1);
    }
    return "";
  });
}

function allCalls(): Call[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => literalCalls(name, scriptOf(name, readFileSync(join(SOURCE, name), "utf8"))));
}

/** The variables of every message, by its name. */
function variables(language: Language): Map<string, Set<string>> {
  const messages = wordsOf(language).split(/^(?=[a-z][\w-]* =)/m);
  return new Map(
    messages.map((text) => [
      text.split(" ", 1)[0] ?? "",
      new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "")),
    ]),
  );
}

function missingArguments(language: Language, calls: readonly Call[]): string[] {
  const known = variables(language);
  return calls.flatMap(({ id, args }) =>
    [...(known.get(id) ?? [])].filter((name) => !args.has(name)).map((name) => `${id}: $${name}`),
  );
}

/** Read once: it takes a while. */
const CALLS = allCalls();

describe("the arguments of messages", () => {
  test.each(LANGUAGES)("are given wherever the page says one: %s", (language) => {
    expect(CALLS.filter(({ args }) => args.size > 0).length).toBeGreaterThan(100);
    expect(missingArguments(language, CALLS)).toEqual([]);
  });

  test("are missed in scripts and in markup", () => {
    const text =
      '<script lang="ts">const a = say("games-score", { name: "Ann" });</script><p>{say("games-score", { name: f(2), score: 1 })}{say("games-nuggets")}</p>';
    const calls = literalCalls("a.svelte", scriptOf("a.svelte", text));
    expect(missingArguments("en", calls)).toEqual(["page-games-score: $score", "page-games-nuggets: $nuggets"]);
  });
});

describe("the catalogue", () => {
  test("has every message that the page uses", () => {
    const known = ids("en");
    expect(uses().filter((use) => !known.some((id) => use.test(id)))).toEqual([]);
  });

  test("has no unused message", () => {
    const used = uses();
    expect(ids("en").filter((id) => !used.some((use) => use.test(id)))).toEqual([]);
  });

  test.each(LANGUAGES)("reads in %s", (language) => {
    expect(() => makeBundle(language, wordsOf(language))).not.toThrow();
  });
});

describe("cards", () => {
  const said = (language: Language, id: string, args: Record<string, string | number>) => {
    const bundle = makeBundle(language, wordsOf(language));
    const problems: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, problems);
    expect(problems).toEqual([]);
    return text;
  };

  test.each([
    ["en", "Play silver 7", "pay gold 3, bid silver 7 instead of zinc 4."],
    ["ru", "Сыграть серебро 7", "отдать золото 3, поставить серебро 7 вместо цинка 4."],
    [
      "fr",
      "Jouer le 7\u00a0d’argent",
      "payer l’Or\u00a03, annoncer le 7\u00a0d’argent au lieu du 4\u00a0de zinc.",
    ],
  ] as const)("are named as people say them in %s", (language, played, changed) => {
    expect(said(language, "page-do-play", { card: "Ag7" })).toBe(played);
    expect(said(language, "page-aurum-armed-own", { gold: "Au3", card: "Ag7", old: "Zn4" })).toBe(changed);
  });

  test.each(LANGUAGES)("never stand in a text of the page as codes, in %s", (language) => {
    const bare = wordsOf(language).match(/^.*\{ \$(?:card|old|paid) \}.*$/gm) ?? [];
    expect(bare.filter((line) => !/^(auction|deal)-/.test(line))).toEqual([]);
  });
});

describe("a group of players", () => {
  const seat = (name: string) => ({ name, bot: null });
  const table = { seats: [seat("Ann"), seat("Ben"), seat("Zoe")] } as unknown as TableInfo;

  test.each([
    ["en", "You and Ben", "you, Ben and Zoe", "You win the game with Ben", "You lost: Ann and Ben win the game"],
    ["ru", "Вы и Ben", "вы, Ben и Zoe", "Победа ваша: вы и Ben", "Вы проиграли: побеждают Ann и Ben"],
    [
      "fr",
      "Vous et Ben",
      "vous, Ben et Zoe",
      "Vous gagnez la partie avec Ben",
      "Vous perdez\u00a0: Ann et Ben gagnent la partie",
    ],
  ] as const)("has the reader as a pronoun, never as a name, in %s", async (language, head, inside, won, lost) => {
    await loadLanguage(language);
    expect(namesOf(table, [0, 1], 0)).toBe(head);
    expect(namesInside(table, [0, 1, 2], 0)).toBe(inside);
    expect(say("over", winnersOf(table, [0, 1], 0))).toBe(won);
    expect(say("over", winnersOf(table, [0, 1], 2))).toBe(lost);
    expect(say("over", winnersOf(table, [0], 0))).toMatch(/^(You|Вы|Vous) /);
    expect(say("over", winnersOf(table, [0], null))).not.toMatch(/You|Вы|Vous/);
  });
});

test("the browser's first language that we speak is taken", () => {
  expect(browserLanguage(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(browserLanguage(["RU"])).toBe("ru");
  expect(browserLanguage(["de"])).toBe("en");
});

describe("a colon", () => {
  test("is written as the language writes it", async () => {
    await loadLanguage("fr");
    expect([beforeColon("Plis"), afterColon("Aurum")]).toEqual(["Plis\u00a0: ", "\u00a0: Aurum"]);
    await loadLanguage("en");
    expect([beforeColon("Tricks"), afterColon("Aurum")]).toEqual(["Tricks: ", ": Aurum"]);
  });

  test("of words for screen readers comes from the catalogue", () => {
    const spans = [...code().matchAll(/<span class="out-of-sight"[^>]*>([^<]*)<\/span>/g)].map(
      ([, text]) => text ?? "",
    );
    expect(spans.length).toBeGreaterThan(20);
    expect(spans.filter((text) => /^\s*:|:\s*$/.test(text))).toEqual([]);
  });
});
