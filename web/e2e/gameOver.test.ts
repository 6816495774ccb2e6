import { expect, test } from "vitest";
import {
  bothThemes,
  expectAccessible,
  introduce,
  makeTable,
  newPage,
  open,
  playUntil,
  sitDown,
  startTable,
} from "./kit/index.ts";

test("after a game two people play again at the next table", async () => {
  const ann = await newPage();
  const bob = await newPage({ viewport: "phone", touch: true });
  const table = await makeTable(ann, {
    game: "auction",
    players: 3,
    seats: ["me", "free", "bot:random"],
    open: true,
  });
  await introduce(bob, "Bob");
  await sitDown(bob, table);
  await startTable(ann, table);
  await Promise.all([ann, bob].map((page) => playUntil(page, table, (state) => state.table?.status === "over")));

  await open(ann, `/table/${table}`);
  await open(bob, `/table/${table}`);
  const record = ann.getByRole("link", { name: "Record" });
  expect(await record.getAttribute("href")).toContain(`/api/tables/${table}/record`);
  expect(await ann.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe(`/replay/${table}`);
  await bothThemes(bob, () => expectAccessible(bob));

  await ann.getByRole("button", { name: "Play again" }).click();
  await ann.getByText("The game starts by itself").waitFor();
  await bob.getByText("Ann is waiting for you at the next table").waitFor();
  await bob.getByRole("button", { name: "Join the rematch" }).click();
  await bob.waitForURL((url) => url.pathname !== `/table/${table}`);
  await ann.getByText("The game starts by itself").waitFor({ state: "detached" });
  expect(ann.url()).toBe(bob.url());
});
