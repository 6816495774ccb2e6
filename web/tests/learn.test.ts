import { describe, expect, test, vi } from "vitest";
import { judge, logAfter, pauseAfter, stateAfter, stepAt } from "../src/learn/course";
import { LessonGame, type LessonHooks } from "../src/learn/lessonGame.svelte";
import { firstStep, lessonStatus } from "../src/learn/progress";
import { around, leastCovering, placesFor } from "../src/learn/spots";
import type { AnyView } from "../src/live/view";
import type { LessonStep, TaughtLesson, Update } from "../src/protocol/types";
import { found, otherLanguages } from "../src/rules/glossary";
import { LANGUAGES } from "../src/words/languages";

type TestView = AnyView & { ply: number };
const VIEW = { phase: "play", moves: [], legal: [], ply: 0 } as unknown as TestView;

function moment(version: number, fields: object, more: Partial<Update> = {}): Update {
  const told = [{ version, seat: 0, move: "m", events: [{ event: "card-played" }], words: [`Said ${version}.`] }];
  return { type: "update", version, told, view: fields, decision: null, ...more } as unknown as Update;
}

function step(name: string, at: number, move: string | null = null): LessonStep {
  const ask = move && {
    move,
    hint: "Like this.",
    point: [],
    instead: { "play Ag4": "Not so low." },
    otherwise: "No.",
  };
  return { name, at, title: name, text: "Text.", show: [], rules: [], ask: ask || null };
}

const REFUSAL = { code: "aurum-metal-used", rule: "A19", text: "A19: used." };
const LESSON = {
  table: { game: "aurum" },
  seat: 0,
  minutes: 3,
  start: { version: 0, view: VIEW },
  moments: [
    moment(1, { ply: 1, legal: ["play Ag4", "play Ag9", "play Bi1"] }, {
      decision: 7,
      refusals: { "play Zn3": REFUSAL },
    } as Partial<Update>),
    moment(2, { ply: 2, legal: [] }),
    moment(3, { ply: 3 }),
    moment(4, { ply: 4 }),
  ],
  steps: [step("tells", 1), step("asks", 1, "play Ag9"), step("ends", 4)],
} as unknown as TaughtLesson;

function lessonGame(number = 0, hooks: Partial<LessonHooks> = {}): LessonGame<TestView> {
  return new LessonGame(LESSON, number, {
    pause: () => 0,
    notAskedYet: () => "Read on.",
    reached: () => {},
    ...hooks,
  });
}

describe("a course", () => {
  test("has the table after any number of moments", () => {
    expect(stateAfter(LESSON, 0).view).toEqual(VIEW);
    expect(stateAfter(LESSON, 3).view).toMatchObject({ ply: 3, legal: [] });
    expect(stateAfter(LESSON, 1)).toMatchObject({ version: 1, decision: 7, refusals: { "play Zn3": REFUSAL } });
    expect(logAfter(LESSON, 2).map(({ version }) => version)).toEqual([1, 2]);
  });

  test("a missing step is replaced by the last one", () => {
    expect(stepAt(LESSON, 99).name).toBe("ends");
  });

  test("decisions are shown longer", () => {
    const won = { ...moment(1, {}), told: [{ version: 1, seat: 0, move: "m", events: [{ event: "trick-won" }] }] };
    expect(pauseAfter(won as unknown as Update)).toBeGreaterThan(pauseAfter(moment(1, {})));
  });

  test.each([
    ["play Ag9", { kind: "right" }],
    ["play Ag4", { kind: "other", text: "Not so low." }],
    ["play Bi1", { kind: "other", text: "No." }],
    ["play Zn3", { kind: "refused" }],
  ])("judges %s", (move, answer) => {
    expect(judge(step("asks", 1, "play Ag9"), move, ["play Ag4", "play Ag9", "play Bi1"], "")).toEqual(answer);
  });
});

describe("a lesson", () => {
  test("goes from explanations to questions, and with the right moves to the end", () => {
    const lesson = lessonGame();
    lesson.next();
    expect(lesson.step.name).toBe("asks");
    lesson.next();
    expect(lesson.step.name).toBe("asks");
    lesson.move("play Ag9");
    expect(lesson.step.name).toBe("ends");
    expect(lesson.state.view?.ply).toBe(4);
    expect(lesson.last).toBe(true);
  });

  test("answers another legal move, and nothing happens", () => {
    const lesson = lessonGame(1);
    const before = lesson.state;
    lesson.move("play Ag4");
    expect(lesson.answer).toBe("Not so low.");
    expect(lesson.hinted).toBe(true);
    expect(lesson.state).toBe(before);
  });

  test("refuses an illegal move as the table would", () => {
    const lesson = lessonGame(1);
    lesson.move("play Zn3");
    expect(lesson.refusal).toEqual(REFUSAL);
    expect(lesson.answer).toBe("");
  });

  test("asks the learner to read on first", () => {
    const lesson = lessonGame(0);
    lesson.move("play Ag9");
    expect(lesson.answer).toBe("Read on.");
    expect(lesson.number).toBe(0);
  });

  test("shows the others' moves one after another, and can be skipped", () => {
    vi.useFakeTimers();
    const lesson = lessonGame(1, { pause: () => 100 });
    lesson.move("play Ag9");
    expect([lesson.watching, lesson.state.view?.ply]).toEqual([true, 2]);
    vi.advanceTimersByTime(100);
    lesson.seen(3);
    expect([lesson.announcement, lesson.state.view?.ply]).toEqual(["Said 3.", 3]);
    lesson.next();
    expect([lesson.step.name, lesson.watching, lesson.state.view?.ply]).toEqual(["ends", false, 4]);
    vi.advanceTimersByTime(1000);
    expect(lesson.number).toBe(2);
    vi.useRealTimers();
  });

  test("goes back to how the table was", () => {
    const lesson = lessonGame(2);
    lesson.back();
    expect([lesson.step.name, lesson.state.view?.ply, lesson.log.length]).toEqual(["asks", 1, 1]);
    lesson.back();
    lesson.back();
    expect(lesson.number).toBe(0);
  });

  test("keeps its step in another language", () => {
    const lesson = lessonGame(1);
    const words = LESSON.steps.map((one) => ({ ...one, text: "Слова." }));
    lesson.reloadText({ ...LESSON, steps: words });
    expect([lesson.number, lesson.step.text]).toEqual([1, "Слова."]);
  });

  test("makes the requested move on demand", () => {
    const lesson = lessonGame(1);
    lesson.hint();
    expect(lesson.announcement).toBe("Like this.");
    lesson.makeAskedMove();
    expect(lesson.step.name).toBe("ends");
  });
});

describe("progress", () => {
  test("continues where the learner stopped", () => {
    const middle = { step: 4, steps: 14, done: false };
    expect([lessonStatus(middle), firstStep(middle)]).toEqual(["begun", 4]);
  });
  test("starts again after the end", () => {
    const end = { step: 13, steps: 14, done: true };
    expect([lessonStatus(end), firstStep(end)]).toEqual(["done", 0]);
    expect(lessonStatus({ step: 0, steps: 14, done: true })).toBe("done");
    expect(lessonStatus({ step: 0, steps: 0, done: false })).toBe("new");
  });
});

describe("the coach's place", () => {
  const phone = { width: 360, height: 740 };
  const panel = { width: 344, height: 200 };
  const hand = { x: 0, y: 500, width: 360, height: 240 };
  const trick = { x: 0, y: 190, width: 360, height: 100 };

  test("is at the bottom if nothing is there to be seen", () => {
    expect(leastCovering(placesFor(phone, panel), [trick])?.y).toBe(530);
  });
  test("is at the top if the hand is to be seen", () => {
    expect(leastCovering(placesFor(phone, panel), [hand])?.y).toBe(66);
  });
  test("is between the trick and the hand if both are", () => {
    const y = leastCovering(placesFor(phone, panel), [hand, trick])?.y ?? 0;
    expect(y).toBeGreaterThanOrEqual(290);
    expect(y + panel.height).toBeLessThanOrEqual(500);
  });
  test("is next to the table on a wide screen, on the free side", () => {
    const wide = { width: 1440, height: 900 };
    expect(leastCovering(placesFor(wide, panel), [])?.x).toBe(1086);
    expect(leastCovering(placesFor(wide, panel), [{ x: 1000, y: 0, width: 440, height: 900 }])?.x).toBe(10);
  });
  test("several boxes are as large as all together", () => {
    const none = { x: 0, y: 0, width: 0, height: 0 };
    expect(around([{ x: 10, y: 10, width: 5, height: 5 }, none, { x: 20, y: 5, width: 10, height: 20 }])).toEqual({
      x: 10,
      y: 5,
      width: 20,
      height: 20,
    });
    expect(around([none])).toEqual(none);
  });
});

describe("the glossary", () => {
  test("finds a word in any language, without accents", () => {
    expect(found("pepite", "all", "en").map(({ id }) => id)).toEqual(["nugget"]);
    expect(found("САМОРОДОК", "all", "fr").map(({ id }) => id)).toEqual(["nugget"]);
  });
  test("finds a term by its meaning and by its rule", () => {
    expect(found("козырн", "all", "ru").map(({ id }) => id)).toEqual(["gold"]);
    expect(found("B20", "all", "en").map(({ id }) => id)).toEqual(["collection", "set"]);
  });
  test.each([
    ["козырь", "trump"],
    ["масть", "suit"],
    ["ответ той же мастью", "following-suit"],
    ["atout", "trump"],
    ["couleur", "suit"],
    ["ouvrir un pli", "leading-a-trick"],
    ["trump", "trump"],
    ["торги", "bidding"],
    ["pioche", "deck"],
    ["commitment", "commitment"],
  ])("finds %s first on the page of every language", (word, id) => {
    for (const language of LANGUAGES) {
      const named = found(word, "all", language).filter(({ words }) => Object.values(words).includes(word));
      expect(named.map((term) => term.id)).toEqual([id]);
      expect(found(word, "all", language)[0]?.words).toSatisfy((words: Record<string, string>) =>
        Object.values(words).some((one) => one.includes(word)),
      );
    }
  });
  test("knows the program's own words, which belong to no game", () => {
    expect(found("replay", "all", "en").map(({ id }) => id)).toContain("replay");
    expect(found("replay", "aurum", "en").map(({ id }) => id)).not.toContain("replay");
  });
  test("can be limited to one game, and is sorted in the reader's language", () => {
    const words = found("", "auction", "ru").map(({ words: { ru } }) => ru);
    expect(words).not.toContain("золото");
    expect(words).toEqual([...words].sort((one, other) => one.localeCompare(other, "ru")));
  });
  test("shows the term in the other languages", () => {
    expect(otherLanguages("ru")).toEqual(["en", "fr"]);
  });
});
