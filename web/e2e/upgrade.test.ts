import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { AurumView } from "../src/protocol/types.ts";
import { allow, expectAccessible, follow, makeTable, newPage, open, playCard, speaker } from "./kit/index.ts";
import { writeOtherBuild } from "./kit/server/otherBuild.ts";
import { type Server, startServer } from "./kit/server/server.ts";

const NOTICE = "A new version is available. Reload: your game is kept.";

/** A server that can be restarted as another version, with the same address and the same games. */
async function upgradable(): Promise<{ address: string; upgrade(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "goldgavel-upgrade-"));
  const database = join(folder, "games.sqlite");
  let running: Server = await startServer({ database });
  onTestFinished(async () => {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const { address } = running;
  return {
    address,
    async upgrade() {
      const page = join(folder, "page");
      writeOtherBuild(page);
      await running.stop();
      running = await startServer({ database, page, port: new URL(address).port });
    },
  };
}

/** Nothing answers for a moment, and files of the old build are gone. */
function allowUpgrade(page: Page): void {
  allow(page, /ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection|ERR_EMPTY_RESPONSE/);
  allow(page, /\/assets\/.*404|status of 404|Failed to (fetch|load)|preload|Refused to apply style/i);
}

async function buildOf(page: Page): Promise<string | null> {
  return page.locator('meta[name="goldgavel-build"]').getAttribute("content");
}

test("an upgrade during a game is noticed, and the game continues after a reload", async () => {
  const server = await upgradable();
  const player = await newPage({ address: server.address, viewport: "phone", touch: true });
  const visitor = await newPage({ address: server.address });
  for (const page of [player, visitor]) allowUpgrade(page);
  const table = await makeTable(player, { game: "aurum", players: 3 });
  const follower = follow<AurumView>(player);
  const say = speaker("en");
  await open(player, `/table/${table}`);
  await playCard(player, follower, say);
  await open(visitor, "/");
  const before = await buildOf(player);

  await server.upgrade();

  // The table reconnects and offers the new version; the player loses nothing.
  await player.getByText(NOTICE).waitFor();
  await player.getByText("Connection lost").waitFor({ state: "detached" });
  await expectAccessible(player);
  expect(await buildOf(player)).toBe(before);
  await playCard(player, follower, say);
  await player.getByRole("button", { name: "Reload" }).tap();
  await expect.poll(() => buildOf(player).catch(() => before)).not.toBe(before);
  await player.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  expect(await player.getByText(NOTICE).count()).toBe(0);
  await player.getByRole("button", { name: "Menu" }).waitFor();
  await playCard(player, follower, say);

  // A screen that the old build had not loaded yet comes from the new one, without asking.
  await visitor.getByRole("link", { name: "Settings" }).first().click();
  await visitor.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expect(await buildOf(visitor)).not.toBe(before);
  expect(await visitor.getByText(NOTICE).count()).toBe(0);
});
