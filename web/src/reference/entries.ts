/** What stands on a reference card: a heading, a sentence, and the rule that says more. */

import type { FluentVariable } from "@fluent/bundle";
import { boxOf, goldDecides } from "../keeper/aurum/sheet";
import figures from "./figures.json";
import type { AuctionTerms, AurumTerms, Terms } from "./options";

export interface Entry {
  id: string;
  rule: string;
  args?: Record<string, FluentVariable>;
}

export function entriesOf(terms: Terms): Entry[] {
  return terms.game === "aurum" ? aurumEntries(terms.options) : auctionEntries(terms.options);
}

function aurumEntries(options: AurumTerms): Entry[] {
  const { players, match } = options;
  const zeros = options.zero_gold ? "yes" : "no";
  const tie = goldDecides({ players, tie_3p: options.tie_3p === "gold" ? "gold" : "share" }) ? "gold" : "share";
  const byNuggets = match === "race" || match === "best-of-3";
  /** A research game of one round has none. */
  const ruleOfMatch = RULE_OF_MATCH[match];
  return [
    { id: "aurum-setup", rule: "A4", args: { players, zeros, hand: boxOf(players).hand } },
    { id: "aurum-bid", rule: players === 3 ? "A9" : "A10", args: { players } },
    ...(options.bid_changes ? [{ id: "aurum-change", rule: "A12", args: { players } }] : []),
    { id: "aurum-lead", rule: "A18" },
    { id: "aurum-follow", rule: "A19" },
    { id: "aurum-lowest", rule: "A22" },
    { id: "aurum-winner", rule: "A24" },
    { id: "aurum-equal", rule: "A21" },
    { id: "aurum-end", rule: "A27" },
    ...(byNuggets ? [{ id: "aurum-round", rule: tie === "gold" ? "A33" : "A32", args: { tie } }] : []),
    ...(ruleOfMatch === undefined ? [] : [{ id: "aurum-game", rule: ruleOfMatch, args: { match } }]),
  ];
}

const RULE_OF_MATCH: Record<string, string> = { race: "A34", "best-of-3": "A35", points: "A38" };

function auctionEntries({ players, tokens }: AuctionTerms): Entry[] {
  const { rounds } = figures.auction;
  const coins = byPlayers(figures.auction.purse, players);
  const least = byPlayers(figures.auction.stop_minimum, players);
  return [
    { id: "auction-setup", rule: "B2", args: { coins, rounds } },
    { id: "auction-lot", rule: "B5" },
    { id: "auction-bid", rule: "B6" },
    { id: "auction-pay", rule: "B12" },
    { id: "auction-bank", rule: "B13" },
    { id: "auction-replica", rule: "B11" },
    ...(tokens.length > 0 ? [{ id: "auction-tokens", rule: "B23" }] : []),
    ...tokens.flatMap((token) => OF_TOKEN[token] ?? []).map((entry) => ({ ...entry, args: { least } })),
    { id: "auction-winner", rule: "B22" },
  ];
}

const OF_TOKEN: Record<string, Entry> = {
  stop: { id: "auction-stop", rule: "B24" },
  ban: { id: "auction-ban", rule: "B25" },
  exchange: { id: "auction-exchange", rule: "B26" },
};

function byPlayers(numbers: Record<string, number>, players: number): number {
  return numbers[players] ?? 0;
}
