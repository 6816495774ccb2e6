/** When the page fails, the reader sees what happened and what to do, and the game is kept. */

import { expect, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import {
  allow,
  cardMove,
  expectAccessible,
  follow,
  makeTable,
  newPage,
  open,
  playCard,
  speaker,
} from "./kit/index.ts";

const say = speaker("en");
const russian = speaker("ru");
const french = speaker("fr");

test("an uncaught error is shown over the table; reloading keeps the game", async () => {
  const page = await newPage();
  allow(page, /lost its head/);
  const table = await makeTable(page, { game: "aurum", players: 3 });
  const follower = follow<AurumView>(page);
  await page.goto(`/table/${table}`);
  await playCard(page, follower, say);
  await follower.until("asked for a card again", ({ view }) => cardMove(view) !== undefined);
  const decision = follower.decision;
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("lost its head"))));
  const notice = page.getByRole("alert").filter({ hasText: say("trouble-failed") });
  await notice.getByText(say("trouble-failed-text")).waitFor();
  await expectAccessible(page);
  await notice.getByRole("button", { name: say("trouble-reload") }).click();
  await notice.waitFor({ state: "detached" });
  await follower.until("welcomed again", ({ view }) => view !== null);
  expect(follower.decision).toBe(decision);
  await playCard(page, follower, say);
});

test("it is shown over an open dialog too, stays when that closes, and does not return once closed", async () => {
  const page = await newPage({ language: "fr", viewport: "phone" });
  allow(page, /perdu la tête/);
  await open(page, "/rules/aurum#A19");
  const fail = () =>
    page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("perdu la tête");
        }),
    );
  await page.evaluate(() => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
  });
  await fail();
  const notice = page.getByRole("alert").filter({ hasText: french("trouble-failed") });
  await notice.waitFor();
  await page.evaluate(() => document.querySelector("dialog")?.remove());
  await notice.getByRole("button", { name: french("trouble-close") }).click();
  await notice.waitFor({ state: "detached" });
  await fail();
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
  expect(await notice.count()).toBe(0);
});

test("a table that fails to render is replaced by instructions", async () => {
  const page = await newPage({ language: "ru" });
  allow(page, /./);
  const table = await makeTable(page, { game: "aurum", players: 3 });
  let broken = true;
  await page.routeWebSocket(/\/live\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message));
      if (broken && told.type === "welcome") told.view.hand = 7;
      socket.send(JSON.stringify(told));
    });
  });
  await page.goto(`/table/${table}`);
  await page.getByRole("heading", { name: russian("trouble-failed") }).waitFor();
  await expectAccessible(page);
  broken = false;
  await page.getByRole("button", { name: russian("trouble-reload") }).click();
  await page.locator("[data-card]").first().waitFor();
});

test("parts and texts that fail to load are reported in the reader's language", async () => {
  const page = await newPage({ language: "ru" });
  allow(page, /./);
  await page.route(/\/assets\/(Keeper|Settings)-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/keeper");
  await page.getByRole("heading", { name: russian("trouble-unloaded") }).waitFor();
  await page.getByRole("link", { name: russian("to-home") }).click();
  await page.getByRole("heading", { level: 1, name: russian("home-title") }).waitFor();
  await page.route(/\/assets\/ru-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("alert").getByText(russian("trouble-unloaded-text")).waitFor();
});
