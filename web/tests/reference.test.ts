import { describe, expect, test } from "vitest";
import type { AuctionOptions, AurumOptions } from "../src/protocol/types";
import { entriesOf } from "../src/reference/entries";
import { goldSteps } from "../src/reference/gold";
import { PLAYERS_OF, queryOf, type Terms, termsAt, termsOf } from "../src/reference/options";
import { loadText } from "../src/reference/words";
import { worthText } from "../src/reference/worth";
import type { GameName } from "../src/router/routes";
import { makeBundle } from "../src/words/bundle";
import { LANGUAGES, type Language } from "../src/words/languages";
import { wordsOf } from "../tools/words";
import examples from "./fixtures/reference.json";

const AURUM = PLAYERS_OF.aurum.flatMap((players) =>
  ["evrikus", "gigamic", "digest"].flatMap((edition) =>
    ["race", "best-of-3", "points"].flatMap((match) =>
      ["true", "false"].map((zero_gold) => ({ players: String(players), edition, match, zero_gold })),
    ),
  ),
);
const AUCTION = PLAYERS_OF.auction.flatMap((players) =>
  ["none", "stop", "stop,ban,exchange"].flatMap((tokens) =>
    ["book", "places"].map((sculpture_ties) => ({ players: String(players), tokens, sculpture_ties })),
  ),
);
const EVERY: Terms[] = [
  ...AURUM.map((given) => termsOf("aurum", new URLSearchParams(given))),
  ...AUCTION.map((given) => termsOf("auction", new URLSearchParams(given))),
];

function ids(terms: Terms): string[] {
  return entriesOf(terms).map(({ id }) => id);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every line of every table has a heading and a sentence without gaps", () => {
    const bundle = makeBundle(language, wordsOf(language, "reference"));
    for (const terms of EVERY)
      for (const { id, args } of entriesOf(terms))
        for (const name of [`reference-${id}`, `reference-${id}-text`]) {
          const problems: Error[] = [];
          const said = bundle.formatPattern(bundle.getMessage(name)?.value ?? "", args ?? {}, problems);
          expect(problems, name).toEqual([]);
          expect(said, name).toMatch(/^\S.*\S$/s);
          expect(said, name).not.toMatch(/ {2}| [.;,]|undefined/);
        }
  });

  test("what a kind is worth stands in it as printed on the cards", async () => {
    const text = await loadText(language);
    expect(worthText(text, "jewel").replaceAll("\u202f", "")).toBe("1=4 · 2=10 · 3=17 · 4=25 · 5=34 · 6+=44");
    expect(worthText(text, "sculpture")).toMatch(/20.*15.*10.*−5/);
    expect(worthText(text, "collection")).toMatch(/20.*−10/);
  });
});

describe("the card follows the table", () => {
  test.each(examples)(
    "$game $options: the entries are those of the terminal's card",
    ({ game, options, entries }) => {
      const terms = termsAt(game as GameName, options as unknown as AurumOptions | AuctionOptions);
      expect(entriesOf(terms).map(({ id, rule, args }) => [id, rule, args ?? {}])).toEqual(entries);
    },
  );

  test("three players bid in secret, without copper and without gold 8", async () => {
    const text = await loadText("en");
    const [setup, bid] = entriesOf(termsOf("aurum", new URLSearchParams("players=3")));
    expect(text(`reference-${setup?.id}-text`, setup?.args)).toContain("Without copper");
    expect(text(`reference-${bid?.id}-text`, bid?.args)).toContain("secretly");
    expect(goldSteps(3, true).map(({ ranks, points }) => `${ranks}: ${points}`)).toEqual([
      "0: 0",
      "1–3: 1",
      "4–6: 2",
      "7: 3",
    ]);
    expect(goldSteps(4, false).map(({ ranks }) => ranks)).toEqual(["1–3", "4–6", "7–8"]);
  });

  test("bids that cannot be changed, and nuggets that are not played for, are not on it", () => {
    expect(ids(termsOf("aurum", new URLSearchParams("edition=digest")))).not.toContain("aurum-change");
    expect(ids(termsOf("aurum", new URLSearchParams("match=points")))).not.toContain("aurum-round");
    expect(ids(termsOf("aurum", new URLSearchParams()))).toContain("aurum-change");
  });

  test("only the tokens in play are on it", () => {
    const some = ids(termsAt("auction", { players: 5, tokens: ["ban"], sculpture_ties: "book" }));
    expect(some.filter((id) => /-(tokens|stop|ban|exchange)$/.test(id))).toEqual([
      "auction-tokens",
      "auction-ban",
    ]);
    const none = ids(termsAt("auction", { players: 5, tokens: [], sculpture_ties: "book" }));
    expect(none.filter((id) => /-(tokens|stop|ban|exchange)$/.test(id))).toEqual([]);
  });

  test("the address keeps all of it, and an invalid one is the usual game", () => {
    for (const terms of EVERY) expect(termsOf(terms.game, new URLSearchParams(queryOf(terms)))).toEqual(terms);
    expect(termsOf("aurum", new URLSearchParams("players=9&edition=x"))).toEqual(
      termsOf("aurum", new URLSearchParams()),
    );
  });

  test("without an edition in the address, it is the one that is sold in the reader's language", () => {
    const editionIn = (language: Language, query = "") => {
      const { options } = termsOf("aurum", new URLSearchParams(query), language);
      return "edition" in options ? options.edition : null;
    };
    expect(["en", "ru", "fr"].map((language) => editionIn(language as Language))).toEqual([
      "evrikus",
      "evrikus",
      "gigamic",
    ]);
    expect(editionIn("fr", "edition=evrikus")).toBe("evrikus");
  });
});
