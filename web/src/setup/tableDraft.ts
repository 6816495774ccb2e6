/** A table as it is being thought up. */

import type { Clock } from "../live/clocks";
import type { GameInfo, GamesOffer, OptionInfo, Pace, TableSpec } from "../protocol/types";
import { readStored, writeStored } from "../settings/storage";
import { type Given, givenOf, partsOf, presetFor, type Value } from "./presets";

export interface Wish {
  given: Given;
  /** Options that were set otherwise than the edition has them. */
  changed: Record<string, unknown>;
  listed: boolean;
  spectators: boolean;
  help: boolean;
  chat: boolean;
  records: "link" | "players";
  pace: string;
  clock: Clock | null;
}

const USUAL: Wish = {
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

export function lastWish(game: GameInfo): Wish {
  const wish = readStored(keyOf(game.name), USUAL);
  const known = new Set(game.options.map((option) => option.name));
  const changed = Object.fromEntries(Object.entries(wish.changed ?? {}).filter(([name]) => known.has(name)));
  return { ...wish, given: givenOf(presetFor(game, wish.given ?? {})), changed };
}

export function remember(game: string, wish: Wish): void {
  writeStored(keyOf(game), wish);
}

/** What decides the rest is chosen anew. Another edition brings its own options; what was changed by hand goes. */
export function withPart(game: GameInfo, wish: Wish, part: string, value: Value): Wish {
  const given = givenOf(presetFor(game, { ...wish.given, [part]: value }));
  const [first] = partsOf(game);
  return { ...wish, given, changed: part === first ? wish.changed : {} };
}

/** The options besides those that decide the rest, where they make a difference to so many players. */
export function moreOptions(game: GameInfo, { given }: Wish): OptionInfo[] {
  const parts = partsOf(game);
  return game.options.filter(
    ({ name, players }) => !parts.includes(name) && players.includes(Number(given.players)),
  );
}

export function valueIn(game: GameInfo, wish: Wish, option: string): unknown {
  const usual = presetFor(game, wish.given).options as Record<string, unknown>;
  return option in wish.changed ? wish.changed[option] : usual[option];
}

/** An option that is set as the edition has it counts as not changed. */
export function withOption(game: GameInfo, wish: Wish, option: string, value: unknown): Wish {
  const { [option]: _, ...others } = wish.changed;
  const usual = (presetFor(game, wish.given).options as Record<string, unknown>)[option];
  const same = JSON.stringify(value) === JSON.stringify(usual);
  return { ...wish, changed: same ? others : { ...others, [option]: value } };
}

export function specOf(offer: GamesOffer, game: GameInfo, wish: Wish): TableSpec {
  const { given, listed, spectators, help, chat, records } = wish;
  const shown = new Set(moreOptions(game, wish).map((option) => option.name));
  const changed = Object.fromEntries(Object.entries(wish.changed).filter(([name]) => shown.has(name)));
  const pace: Pace = offer.paces.find(({ name }) => name === wish.pace)?.pace ?? {};
  return {
    game: game.name,
    options: { ...given, ...changed },
    listed,
    spectators,
    help,
    chat,
    records,
    pace,
    clock: clockOf(offer, wish),
  };
}

/** The clock that was chosen, as long as it is still offered. */
export function clockOf(offer: GamesOffer, { clock }: Wish): Clock | null {
  return offer.clocks?.find((one) => clockKey(one) === clockKey(clock)) ?? null;
}

/** The same for the same clock. */
export function clockKey(clock: Clock | null): string {
  if (clock === null) return "none";
  return [clock.kind, clock.seconds, clock.kind === "bank" ? (clock.increment ?? 0) : 0].join("-");
}

function keyOf(game: string): string {
  return `goldgavel.table.${game}`;
}
