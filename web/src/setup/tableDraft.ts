/** The options of a new table while the reader chooses them. */

import type { Clock } from "../live/clocks";
import type { GameInfo, GamesOffer, OptionInfo, Pace, TableSpec } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import type { Language } from "../words/languages";
import { type Given, givenIn, givenOf, partsOf, presetFor, type Value } from "./presets";

type Options = NonNullable<TableSpec["options"]>;

export interface TableDraft {
  given: Given;
  /** Options that differ from the edition's defaults. */
  changed: Options;
  listed: boolean;
  spectators: boolean;
  help: boolean;
  chat: boolean;
  records: "link" | "players";
  pace: string;
  clock: Clock | null;
}

const DEFAULTS: TableDraft = {
  given: {},
  changed: {},
  listed: false,
  spectators: true,
  help: true,
  chat: true,
  records: "link",
  pace: "usual",
  clock: null,
};

export function lastDraft(game: GameInfo, language: Language): TableDraft {
  const draft = readStored(keyOf(game.name), DEFAULTS);
  const known = new Set(game.options.map((option) => option.name));
  const changed = Object.fromEntries(Object.entries(draft.changed ?? {}).filter(([name]) => known.has(name)));
  return { ...draft, given: givenOf(presetFor(game, { ...givenIn(language), ...draft.given })), changed };
}

export function remember(game: string, draft: TableDraft): void {
  writeStored(keyOf(game), draft);
}

/** Sets a main option. Another edition brings its own options and resets the changed ones. */
export function withPart(game: GameInfo, draft: TableDraft, part: string, value: Value): TableDraft {
  const given = givenOf(presetFor(game, { ...draft.given, [part]: value }));
  const [first] = partsOf(game);
  return { ...draft, given, changed: part === first ? draft.changed : {} };
}

/** Returns the other options that apply to this number of players. */
export function moreOptions(game: GameInfo, { given }: TableDraft): OptionInfo[] {
  const parts = partsOf(game);
  return game.options.filter(
    ({ name, players }) => !parts.includes(name) && players.includes(Number(given.players)),
  );
}

export function valueIn(game: GameInfo, draft: TableDraft, option: string): unknown {
  const preset = presetFor(game, draft.given).options;
  return option in draft.changed ? draft.changed[option] : preset[option];
}

/** Sets an option. A value equal to the edition's default counts as not changed. */
export function withOption(game: GameInfo, draft: TableDraft, option: string, value: Options[string]): TableDraft {
  const { [option]: _, ...others } = draft.changed;
  const preset = presetFor(game, draft.given).options[option];
  const same = JSON.stringify(value) === JSON.stringify(preset);
  return { ...draft, changed: same ? others : { ...others, [option]: value } };
}

export function specOf(offer: GamesOffer, game: GameInfo, draft: TableDraft): TableSpec {
  const { given, listed, spectators, help, chat, records } = draft;
  const shown = new Set(moreOptions(game, draft).map((option) => option.name));
  const changed = Object.fromEntries(Object.entries(draft.changed).filter(([name]) => shown.has(name)));
  const pace: Pace = offer.paces.find(({ name }) => name === draft.pace)?.pace ?? {};
  return {
    game: game.name,
    options: { ...given, ...changed },
    listed,
    spectators,
    help,
    chat,
    records,
    pace,
    clock: clockOf(offer, draft),
  };
}

/** Returns the chosen clock if the server still offers it. */
export function clockOf(offer: GamesOffer, { clock }: TableDraft): Clock | null {
  return offer.clocks?.find((one) => clockKey(one) === clockKey(clock)) ?? null;
}

/** Returns a key that is equal for equal clocks. */
export function clockKey(clock: Clock | null): string {
  if (clock === null) return "none";
  return [clock.kind, clock.seconds, clock.kind === "bank" ? (clock.increment ?? 0) : 0].join("-");
}

function keyOf(game: string): string {
  return `goldgavel.table.${game}`;
}
