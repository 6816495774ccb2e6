import { describe, expect, test } from "vitest";
import { finishedGame, isOver, makeTable, newPage } from "./kit/index.ts";

describe("a table", () => {
  test.each(["aurum", "auction"] as const)("opens and says what is asked: %s", async (game) => {
    const page = await newPage();
    await page.goto(`/table/${await makeTable(page, { game })}`);
    await page
      .getByText(/open the bidding|or more, or pass|choose a card/i)
      .first()
      .waitFor();
  });

  test.each(["aurum", "auction"] as const)("shows a game that is over: %s", async (game) => {
    const page = await newPage();
    await page.goto(`/table/${await finishedGame(page, { game, players: 3 })}`);
    await page.getByRole("main").waitFor();
    expect(await isOver(page)).toBe(true);
  });
});
