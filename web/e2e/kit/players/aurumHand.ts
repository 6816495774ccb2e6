/** Aurum as a person plays it at the page. */

import type { Locator, Page } from "playwright-core";
import type { AurumView } from "../../../src/protocol/types.ts";
import type { Say } from "../suite/text.ts";
import type { TableFollower } from "./tableFollower.ts";

const WRITTEN = /^(?:bid|play) ([A-Z][a-z]?)(\d+)$/;

/** The button of the card that a move plays: `play Ag7`. */
export function cardButton(page: Page, move: string, say: Say): Locator {
  const [, metal = "", rank = ""] = WRITTEN.exec(move) ?? [];
  const name = say("card-name", { metal: say(`metal-${metal}`), rank });
  return page.getByRole("button", { name, exact: true }).first();
}

/** The first legal move that plays a card; before a trick, while bids may be changed, there is none. */
export function cardMove(view: AurumView | null): string | undefined {
  return view?.legal.find((one) => WRITTEN.test(one));
}

/** Answer what is asked with a card, by `use` on its button until it is played; false if the game is over. */
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

/** Where a card is lifted at first, the same again plays it; a card that is on its way may stay lifted until it goes. */
async function isOnlyLifted(page: Page): Promise<boolean> {
  return await page.evaluate(
    () =>
      document.querySelector("[data-card][aria-pressed=true]") !== null &&
      document.querySelector("[data-part=actions] .bright:enabled") !== null,
  );
}

/** Where a card is seen although the next one lies over it. */
async function press(card: Locator): Promise<void> {
  await card.click({ position: { x: 8, y: 16 } });
}
