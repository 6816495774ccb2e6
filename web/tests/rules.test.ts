import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cardRow, entriesOf, findEntry, linesOf, wordsOf } from "../src/rules/booklet";
import { translated } from "../src/rules/glossary";
import { folded, markedRuns, matching, ruleNamed } from "../src/rules/search";
import { LANGUAGES } from "../src/words/languages";
import { bookletOf, fileOf } from "../tools/rules";

const TEXTS = ["aurum", "auction"].flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

function rulesFound(words: string, game = "aurum", language = "en"): (string | null)[] {
  const sections = matching(bookletOf(game, language), words, game === "aurum" ? "A" : "B");
  return sections.flatMap((section) => section.entries.map((entry) => entry.rule));
}

describe.each(TEXTS)("the rules of %s in %s", (game, language) => {
  const booklet = bookletOf(game, language);
  const source = readFileSync(fileOf(game, language), "utf8");

  test("have every rule once, in order", () => {
    const numbers = entriesOf(booklet).flatMap((entry) => entry.rule ?? []);
    expect(numbers).toEqual(numbers.map((_, place) => `${game === "aurum" ? "A" : "B"}${place + 1}`));
    expect(numbers).toHaveLength(source.match(/^\*\*/gm)?.length ?? 0);
  });

  test("lose no word and no letter but the markup", () => {
    const words = [booklet.title, ...booklet.sections.map((section) => section.title)];
    for (const entry of entriesOf(booklet)) {
      if (entry.rule) words.push(`${entry.rule}.`);
      words.push(entry.title ?? "");
      words.push(...entry.blocks.flatMap(linesOf).map(wordsOf));
    }
    const bare = (text: string) => [...text.replaceAll("’", "'").replace(/[\s|*`#-]/g, "")].sort().join("");
    expect(bare(words.join(""))).toBe(bare(source));
  });

  test("refer only to rules that there are", () => {
    const runs = entriesOf(booklet).flatMap((entry) => entry.blocks.flatMap(linesOf).flat());
    const links = runs.filter((run) => run.is === "rule").map((run) => run.text);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((rule) => findEntry(booklet, rule) === undefined)).toEqual([]);
  });
});

test("examples, lists and tables are distinguished", () => {
  const kinds = (rule: string, game = "aurum", language = "fr") =>
    findEntry(bookletOf(game, language), rule)?.blocks.map((block) => block.kind);
  expect(kinds("A24")).toEqual(["text", "example", "example"]);
  expect(kinds("A39")).toEqual(["text", "list"]);
  expect(kinds("B16", "auction")).toEqual(["text", "example", "table"]);
});

describe.each(LANGUAGES)("worked examples and questions in %s", (language) => {
  const titled = (game: string) =>
    entriesOf(bookletOf(game, language)).filter((entry) => entry.title !== undefined);

  test("each has a title, what it says, and a rule to look up", () => {
    for (const game of ["aurum", "auction"]) {
      expect(titled(game).length).toBeGreaterThanOrEqual(8);
      for (const entry of titled(game)) {
        expect(entry.blocks.some((block) => block.kind === "text")).toBe(true);
        expect(
          entry.blocks
            .flatMap(linesOf)
            .flat()
            .some((run) => run.is === "rule"),
        ).toBe(true);
      }
    }
  });

  test("rows of cards are drawn, with a label", () => {
    const drawn = titled("aurum").flatMap((entry) => entry.blocks.filter((block) => block.kind === "cards"));
    const rows = drawn.flatMap(linesOf).map(cardRow);
    expect(rows.map((row) => row.cards)).toContainEqual(["Ag5", "Zn5", "Bi5"]);
    expect(rows.filter((row) => !row.label.endsWith(":") || row.cards.length === 0)).toEqual([]);
  });

  test("a sheet is a table with a column for each player", () => {
    const tables = titled("auction").flatMap((entry) => entry.blocks.filter((block) => block.kind === "table"));
    expect(tables.map((table) => table.head.length)).toEqual([6, 5]);
  });
});

describe("searching", () => {
  test.each(["A19", "a19", " а19 ", "А19", "19", "A 19", "A019"])("%s is rule A19", (words) => {
    expect(ruleNamed(words, "A")).toBe("A19");
  });
  test("a Russian В is our B", () => expect(ruleNamed("в4", "B")).toBe("B4"));
  test.each(["gold 4", "A", "", "A1234"])("%s is not a rule", (words) => expect(ruleNamed(words, "A")).toBeNull());

  test("a rule's number finds it and those that refer to it", () => {
    expect(rulesFound("A27").filter((rule) => rule !== null)).toEqual(["A20", "A27"]);
  });
  test("a rule's number finds the examples and questions that cite it", () => {
    const titles = matching(bookletOf("aurum", "en"), "A27", "A").flatMap((section) =>
      section.entries.flatMap((entry) => entry.title ?? []),
    );
    expect(titles).toEqual([
      "The end of a round: no card to play and no gold",
      "The end of a round: keeping your gold",
      "Do I have to play gold when nothing else is left?",
    ]);
  });
  test("an example is found by its title", () => {
    const found = matching(bookletOf("aurum", "fr"), "garder son or", "A");
    expect(entriesOf({ title: "", sections: found }).map((entry) => entry.title)).toEqual([
      "Fin de manche\u00a0: garder son or",
    ]);
  });
  test("words are found in any case, with or without accents", () => {
    expect(rulesFound("ANNONCÉ", "aurum", "fr")).toEqual(rulesFound("annonce", "aurum", "fr"));
    expect(rulesFound("ВСЕ", "aurum", "ru")).toEqual(rulesFound("всё", "aurum", "ru"));
    expect(rulesFound("взятка", "aurum", "ru").length).toBeGreaterThan(3);
    expect(rulesFound("зелёный слон", "aurum", "ru")).toEqual([]);
  });
  test("nothing asked leaves everything", () => expect(rulesFound("  ")).toContain("A39"));
  test("the search text is marked and nothing is lost", () => {
    const line = [{ text: "Gold beats gold: " }, { text: "Au0", is: "card" as const }, { text: " too" }];
    const runs = markedRuns(line, "GOLD");
    expect(runs.filter((run) => run.found).map((run) => run.text)).toEqual(["Gold", "gold"]);
    expect(wordsOf(runs)).toBe(wordsOf(line));
    expect(wordsOf(markedRuns(line, "0 to").filter((run) => run.found))).toBe("Au0 to");
  });
  test.each([
    ["atout", "aurum", "en", "trump"],
    ["КОЗЫРЬ", "aurum", "fr", "atout"],
    ["couleur", "aurum", "ru", "масть"],
    ["enche", "auction", "en", "bid"],
    ["third card", "auction", "fr", "troisième carte"],
  ] as const)("%s of another language is found in %s, %s, as %s", (word, game, language, own) => {
    expect(rulesFound(word, game, language)).toEqual([]);
    expect(translated(word, game, language)).toBe(own);
    expect(rulesFound(own, game, language)).not.toEqual([]);
  });
  test("a word of no language, of the other game or of two letters has no translation", () => {
    expect(translated("xyzzy", "aurum", "en")).toBeNull();
    expect(translated("козырь", "auction", "en")).toBeNull();
    expect(translated("ко", "aurum", "en")).toBeNull();
  });
  test("folding keeps every place", () => {
    expect(folded("Ёлка’s É\u00a0Œİ")).toHaveLength("Ёлка’s É\u00a0Œİ".length);
  });
});
