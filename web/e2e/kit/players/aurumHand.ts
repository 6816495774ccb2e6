/** Plays Aurum in the page, as a person would. */

import type { Locator, Page } from "playwright-core";
import type { AurumView } from "../../../src/protocol/types.ts";
import type { Say } from "../suite/text.ts";
import type { TableFollower } from "./tableFollower.ts";

const WRITTEN = /^(?:bid|play) ([A-Z][a-z]?)(\d+)$/;

/** Returns the button of the card that a move plays: `play Ag7`. */
export function cardButton(page: Page, move: string, say: Say): Locator {
  const [, metal = "", rank = ""] = WRITTEN.exec(move) ?? [];
  const name = say(`card-${metal}`, { rank });
  return page.getByRole("button", { name, exact: true }).first();
}

/** Returns the first legal move that plays a card. In a bid window there is none. */
export function cardMove(view: AurumView | null): string | undefined {
  return view?.legal.find((one) => WRITTEN.test(one));
}

/** Answers with a card, applying `use` to its button until it is played. Returns false if the game is over. */
export async function playCard(
  page: Page,
  follower: TableFollower<AurumView>,
  say: Say,
  use: (card: Locator) => Promise<void> = press,
): Promise<boolean> {
  await follower.until("asked for a card, or over", ({ view, isOver }) => cardMove(view) !== undefined || isOver);
  const answered = follower.decision;
  const move = cardMove(follower.view);
  if (move === undefined) return false;
  const card = cardButton(page, move, say);
  await card.and(page.locator("[aria-disabled=false]")).waitFor();
  await use(card);
  if (await isOnlyLifted(page)) await use(card);
  await follower.until("the card is played", ({ decision, isOver }) => decision !== answered || isOver);
  return true;
}

/** True if the card was only lifted, so that the same action again plays it. A card in flight may stay lifted. */
async function isOnlyLifted(page: Page): Promise<boolean> {
  return await page.evaluate(
    () =>
      document.querySelector("[data-card][aria-pressed=true]") !== null &&
      document.querySelector("[data-part=actions] .bright:enabled") !== null,
  );
}

/** Clicks where a card is visible although the next one overlaps it. */
async function press(card: Locator): Promise<void> {
  await card.click({ position: { x: 8, y: 16 } });
}
