import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keepScore as keepAuction } from "../src/keeper/auction/sheet";
import { type Match, type MatchState, matchState, type RoundResult } from "../src/keeper/aurum/score";
import { keepScore as keepAurum } from "../src/keeper/aurum/sheet";
import { SheetProblem } from "../src/keeper/sheetErrors";
import type { Language } from "../src/words/languages";
import { type TieBreak, tieText } from "../src/words/tieText";
import { loadLanguage } from "../src/words/words.svelte";

const COUNT = 5000;

type Outcome = { answer: unknown; warnings: unknown } | { refused: string };
type Case = Outcome & { sheet: unknown };
interface MatchCase {
  match: Match;
  sides: number;
  rounds: RoundResult[];
  after: Omit<MatchState, "counted">[];
}

interface SaidTie {
  tie: TieBreak;
  words: Record<Language, string>;
}

/** The sheets with the results of Python's score keeper. */
function pythonsAnswers(): { aurum: Case[]; auction: Case[]; ties: SaidTie[]; matches: MatchCase[] } {
  const written = execFileSync("python", ["-m", "tests.page.sheets", String(COUNT)], {
    cwd: join(import.meta.dirname, "../.."),
    env: { ...process.env, GOLDGAVEL_PURE: "1" },
    maxBuffer: 1 << 28,
  });
  return JSON.parse(written.toString());
}

function outcome(keepScore: (data: unknown) => Outcome, sheet: unknown): Outcome {
  try {
    return keepScore(sheet);
  } catch (problem) {
    if (problem instanceof SheetProblem) return { refused: problem.code };
    throw problem;
  }
}

const said = pythonsAnswers();

describe.each([
  ["Aurum", said.aurum, keepAurum],
  ["Auction", said.auction, keepAuction],
] as const)("the score keeper of %s", (_game, cases, keepScore) => {
  test("adds up, warns and refuses as Python does", () => {
    expect(cases).toHaveLength(COUNT);
    for (const { sheet, ...expected } of cases)
      expect(outcome(keepScore, sheet), JSON.stringify(sheet)).toEqual(expected);
  });

  test("is compared on all kinds of sheets", () => {
    const refusals = new Set(cases.flatMap((one) => ("refused" in one ? one.refused : [])));
    expect(refusals.size).toBeGreaterThanOrEqual(8);
    expect(cases.filter((one) => "answer" in one).length).toBeGreaterThan(COUNT / 2);
    expect(cases.filter((one) => JSON.stringify(one).includes("sheet-warning")).length).toBeGreaterThan(100);
  });
});

test("a match of Aurum stands after every round as the engine has it", () => {
  expect(said.matches.length).toBeGreaterThan(500);
  for (const { match, sides, rounds, after } of said.matches)
    for (const [number, expected] of after.entries()) {
      const found = matchState(match, sides, rounds.slice(0, number + 1));
      expect(found).toEqual({ ...expected, counted: number + 1 });
    }
});

test.each(["en", "ru", "fr"] as const)("a tie has the same sentence: %s", async (language) => {
  await loadLanguage(language);
  expect(said.ties.length).toBeGreaterThan(300);
  // Python writes no comma before the last item of a list; English lists of the browser have one.
  for (const { tie, words } of said.ties)
    expect(tieText(tie, "nugget").replace(/, and (?=\d)/, " and ")).toBe(words[language]);
});

test("the steps of a tie lead to its winner", () => {
  const ends = said.matches.flatMap(({ after }) => after.at(-1) ?? []);
  const ties = ends.flatMap(({ tie, winners }) => (tie ? [{ left: tie.steps.at(-1)?.left, winners }] : []));
  expect(ties.length).toBeGreaterThan(50);
  for (const { left, winners } of ties) expect(left).toEqual(winners);
  const open = ends.filter(({ tie }) => tie === null);
  for (const { winners } of open) expect(winners).toHaveLength(1);
});

test("rounds after the end of a match count for nothing", () => {
  const round = { bids: [3, 2], totals: [6, 2], winners: [0] };
  const late = { bids: [1, 9], totals: [0, 18], winners: [1] };
  const found = matchState("race", 2, [round, round, late]);
  expect(found).toEqual({ nuggets: [2, 0], points: [12, 4], winners: [0], tie: null, counted: 2 });
});
