import { afterAll, beforeAll, expect, test } from "vitest";
import { allow, newPage, open } from "./kit/index.ts";
import { type Server, startServer } from "./kit/server/server.ts";

/** The page below a base path: no request may leave that path. */
const BASE = "/games/cards";
let server: Server;
beforeAll(async () => {
  server = await startServer({ more: ["--base-path", BASE] });
});
afterAll(() => server.stop());

test("a short evening below a path of the host", async () => {
  const page = await newPage({ address: server.address, kept: true });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("websocket", (socket) => asked.push(new URL(socket.url()).pathname));

  await open(page, BASE);
  expect(new URL(page.url()).pathname).toBe(`${BASE}/`);
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${BASE}/settings`);
  await page.goBack();
  await page.getByRole("button", { name: /play now.*aurum/i }).click();
  await page.waitForURL(`**${BASE}/table/*`);
  await page.getByText("Choose a card as your bid").waitFor();
  await page.reload();
  await page.getByText("Choose a card as your bid").waitFor();
  expect((await page.context().cookies(server.address + BASE)).map(({ path }) => path)).toEqual([BASE]);

  // An invitation contains the path, and a friend can follow it.
  await open(page, `${BASE}/new/auction`);
  await page.getByRole("button", { name: "Create table" }).click();
  await page.waitForURL(`**${BASE}/table/*`);
  const friend = await newPage({ address: server.address });
  await open(friend, page.url());
  await friend
    .getByRole("button", { name: /sit here/i })
    .first()
    .waitFor();

  expect(asked.filter((path) => path !== BASE && !path.startsWith(`${BASE}/`))).toEqual([]);
});

test("without a connection the page below a path is kept, too", async () => {
  const page = await newPage({ address: server.address, kept: true });
  await open(page, `${BASE}/`);
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
  expect(scope).toBe(`${server.address}${BASE}/`);
  allow(page, /ERR_INTERNET_DISCONNECTED|\/api\//);
  await page.context().setOffline(true);
  await page.goto(`${BASE}/keeper/aurum`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
});
