/** The content of a sheet for sharing: text and picture use it. */

import type { GameName } from "../router/routes";
import { plain } from "../words/numbers";
import { tieText } from "../words/tieText";
import { say, sayShared } from "../words/words.svelte";
import { type AuctionSheet, countsOf, isBegun, scoreOf as scoreAuction } from "./auction/game";
import { KINDS } from "./auction/score";
import { sumOfPlayer } from "./auction/text";
import { type AurumSheet, matchStateOf, type ScoredRound, scoreOf, seatsOf } from "./aurum/game";
import { stakeOf, sumOf } from "./aurum/text";
import { nameOf, namesOf } from "./names";
import type { AnySheet } from "./savedSheets.svelte";

export interface ReportCell {
  main: string;
  note: string;
  best: boolean;
}

interface ReportRow {
  label: string;
  cells: ReportCell[];
}

/** One column per side. The last row is the one that decides the game. */
export interface Report {
  game: GameName;
  title: string;
  names: string[];
  rows: ReportRow[];
  /** Every sum in full. */
  sums: string[];
  result: string;
  winners: readonly number[];
}

export function reportOf(sheet: AnySheet): Report {
  return sheet.game === "aurum" ? aurumReport(sheet) : auctionReport(sheet);
}

function aurumReport(sheet: AurumSheet): Report {
  const { nuggets, points, winners, tie, counted } = matchStateOf(sheet);
  const names = (sheet.rounds[0] ?? []).map((_, side) => namesOf(sheet.names, seatsOf(sheet, side)));
  const scores = sheet.rounds.slice(0, counted).map((_, number) => scoreOf(sheet, number));
  const byPoints = sheet.options.match === "points";
  const decided = byPoints ? points : nuggets;
  const last = decided.map((number, side) => ({ main: String(number), note: "", best: winners.includes(side) }));
  return {
    game: "aurum",
    title: say("aurum-name"),
    names,
    rows: [
      ...scores.flatMap((score, number) => (score ? [roundRow(sheet, score, number)] : [])),
      { label: byPoints ? say("keeper-points") : say("keeper-nuggets"), cells: last },
    ],
    sums: [
      ...scores.flatMap((score, number) => (score ? roundSums(sheet, names, score, number) : [])),
      ...(tie === null ? [] : [tieText(tie, "game")]),
    ],
    result: aurumResult(sheet),
    winners,
  };
}

function roundRow(sheet: AurumSheet, score: ScoredRound, number: number): ReportRow {
  const cells = score.sides.map((line, side) => {
    const entry = sheet.rounds[number]?.[side];
    const note = say("keeper-round-note", {
      bid: entry?.bid ?? 0,
      tricks: entry?.tricks ?? 0,
      gold: line.gold_points,
    });
    return { main: String(line.total), note, best: score.winners.includes(side) };
  });
  return { label: say("keeper-round", { round: number + 1 }), cells };
}

function roundSums(sheet: AurumSheet, names: string[], score: ScoredRound, number: number): string[] {
  const lines = score.sides.map((line, side) =>
    say("keeper-line", { name: names[side] ?? "", words: sumOf(sheet.rounds[number]?.[side], line) }),
  );
  const tie = score.tie === null ? [] : [tieText(score.tie, stakeOf(sheet))];
  return [say("keeper-round", { round: number + 1 }), ...lines, ...tie];
}

export function aurumResult(sheet: AurumSheet): string {
  const { winners } = matchStateOf(sheet);
  const people = winners.flatMap((side) => seatsOf(sheet, side)).sort();
  if (people.length === 0) return say("keeper-unfinished");
  return sayShared("aurum-event-game-over", {
    names: namesOf(sheet.names, people),
    count: people.length,
    you: "no",
    others: "",
  });
}

function auctionReport(sheet: AuctionSheet): Report {
  const { scores, winners, tie } = scoreAuction(sheet).answer;
  const counts = sheet.players.map(countsOf);
  const row = (field: (typeof KINDS)[number] | "coins"): ReportRow => ({
    label: say(`keeper-kind-${field}`),
    cells: scores.map((line, seat) => ({
      main: plain(line[field]),
      note: field === "coins" ? "" : `× ${counts[seat]?.[field]}`,
      best: false,
    })),
  });
  const totals = scores.map(({ total }, seat) => ({ main: plain(total), note: "", best: winners.includes(seat) }));
  return {
    game: "auction",
    title: say("auction-name"),
    names: sheet.names.map((_, seat) => nameOf(sheet.names, seat)),
    rows: [...KINDS.map(row), row("coins"), { label: say("keeper-total"), cells: totals }],
    sums: [
      ...scores.map((line, seat) =>
        say("keeper-line", { name: nameOf(sheet.names, seat), words: sumOfPlayer(line) }),
      ),
      ...(tie === null || !isBegun(sheet) ? [] : [tieText(tie, "game")]),
    ],
    result: auctionResult(sheet),
    winners: isBegun(sheet) ? winners : [],
  };
}

export function auctionResult(sheet: AuctionSheet): string {
  if (!isBegun(sheet)) return say("keeper-unfinished");
  const { scores, winners } = scoreAuction(sheet).answer;
  const total = scores[winners[0] ?? 0]?.total ?? 0;
  return say("keeper-wins-with", { names: namesOf(sheet.names, winners), count: winners.length, total });
}

/** Returns the text for a message to friends. */
export function asText(report: Report): string {
  return [`${report.title}. ${report.result}`, "", ...report.sums].join("\n");
}
