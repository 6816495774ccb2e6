import { describe, expect, test } from "vitest";
import { meaningOf } from "../src/table/commands/parse";
import { forms, shownMove, vocabulary } from "../src/table/commands/vocabulary";
import { isLanguage } from "../src/words/languages";
import { loadLanguage, say } from "../src/words/words.svelte";
import examples from "./fixtures/commands.json";

const QUESTIONS = ["hand", "help", "undo"];

function refusal(move: string) {
  return { code: "refused", rule: null, text: move };
}

/** The same notation as in the table of examples: the kind, then the move or the name. */
function meaning(typed: string, legal: string[], refused: string[]): string {
  const found = meaningOf(typed, {
    legal,
    refusals: Object.fromEntries(refused.map((move) => [move, refusal(move)])),
    questions: Object.fromEntries(QUESTIONS.map((name) => [name, forms(say(`command-${name}`))])),
    ...vocabulary(),
  });
  if (found.kind === "unknown") return found.kind;
  if (found.kind === "question") return `${found.kind} ${found.name}`;
  return `${found.kind} ${found.kind === "refused" ? found.refusal.text : found.move}`;
}

describe.each(examples)("typed in $language", ({ language, legal, refused, lines }) => {
  test.each(Object.entries(lines))("%s", async (typed, expected) => {
    if (isLanguage(language)) await loadLanguage(language);
    expect(meaning(typed, legal, refused)).toBe(expected);
  });

  test("every move can be typed as it is shown", async () => {
    if (isLanguage(language)) await loadLanguage(language);
    const shown = legal.map((move) => shownMove(move, vocabulary()));
    expect(shown.map((typed) => meaning(typed, legal, []))).toEqual(legal.map((move) => `move ${move}`));
  });
});

test("without a verb a move must be unambiguous", () => {
  expect(meaning("ag7", ["play Ag7", "bid Ag7"], [])).toBe("unknown");
});
