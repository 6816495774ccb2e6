import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { allow, newPage, open } from "./kit/index.ts";

/** Visits once with a connection, then loses it. */
async function visitAndLose(page: Page): Promise<void> {
  await open(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  allow(page, /ERR_INTERNET_DISCONNECTED|\/api\//);
  await page.context().setOffline(true);
}

test("without a connection the home page says so, and what still works", async () => {
  const page = await newPage({ kept: true });
  await visitAndLose(page);
  await page.getByText("There is no connection.").waitFor();
  await page.reload();
  await page.getByText("There is no connection.").waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText("There is no connection.").count()).toBe(0);
});

test("the score keeper works with no connection, in any language", async () => {
  const page = await newPage({ viewport: "phone", touch: true, language: "ru", kept: true });
  await visitAndLose(page);
  await page.goto("/keeper/aurum");
  await page.getByRole("button", { name: "Начать" }).tap();
  await page.locator(".keypad").getByRole("button", { name: "7", exact: true }).tap();
  await page.reload();
  await page.getByRole("button", { name: /Ставка: 7/ }).waitFor();
  await page.evaluate(() => localStorage.setItem("goldgavel.settings", JSON.stringify({ language: "fr" })));
  await page.goto("/rules/auction#B19");
  await page.getByRole("heading", { level: 1, name: /la vente aux enchères/ }).waitFor();
});

test("without a connection no game can be started, and a lesson that was opened before continues", async () => {
  const page = await newPage({ kept: true });
  await open(page, "/learn/aurum");
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await visitAndLose(page);
  const play = page.getByRole("button", { name: /play now.*aurum/i });
  await expect.poll(() => play.isDisabled()).toBe(true);
  await page.getByText("You can play again as soon as the connection is back.").first().waitFor();
  await page.goto("/learn/aurum");
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await page.goto("/learn/auction");
  await page.getByText("The first time, a lesson is fetched from the server.").waitFor();
});

test("no response of the API is cached", async () => {
  const page = await newPage({ kept: true });
  await open(page, "/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain("/index.html");
  expect(kept.filter((path) => !/^\/(assets\/|index\.html$|icon\.svg$|app\.webmanifest$)/.test(path))).toEqual([]);
});
