import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView } from "../src/protocol/types.ts";
import {
  announcements,
  bothThemes,
  choose,
  expectAccessible,
  follow,
  introduce,
  makeTable,
  newPage,
  open,
  playUntil,
  SOME_LANGUAGES,
  sitDown,
  startTable,
  tableInfo,
} from "./kit/index.ts";

const DAY = 86_400;

describe("a game with a clock", () => {
  test("shows everyone's time, warns a late player once, and moves for them", async () => {
    const page = await newPage({ language: "en" });
    const follower = follow<AuctionView>(page);
    const table = await makeTable(page, { game: "auction", players: 3, clock: { kind: "move", seconds: 6 } });
    await open(page, `/table/${table}`);
    const dial = page.locator("[data-clock='0']").first();
    await dial.waitFor();
    // Both at once: a second later they say something else.
    await expect
      .poll(() => dial.evaluate((one) => `${one.getAttribute("aria-label")}: ${one.textContent}`))
      .toMatch(/^Only \d\s+seconds? left: \s*0:0\d\s*hurry/);
    await follower.until("time has run out", ({ told }) => told.some(({ note }) => note === "time"));
    await page.getByText("Your time ran out.").first().waitFor();
    const warnings = (await announcements(page)).filter((text) => text.startsWith("Your time is running out"));
    expect(warnings.length).toBeGreaterThan(0);
    const asked = new Set(follower.told.filter(({ seat }) => seat === 0).map(({ version }) => version)).size;
    expect(warnings.length).toBeLessThanOrEqual(asked + 1);
    // The ticking clock is not announced.
    expect((await announcements(page)).filter((text) => /^\d:\d\d/.test(text))).toEqual([]);
  });

  test("has a clock per person and none for bots, in both games", async () => {
    for (const game of ["aurum", "auction"] as const) {
      const ann = await newPage();
      const bob = await newPage();
      const seats = ["me", "free", "bot:random"];
      const clock = { kind: "bank", seconds: 300, increment: 5 } as const;
      const table = await makeTable(ann, { game, players: 3, seats, clock, open: true });
      await sitDown(bob, table);
      await startTable(ann, table);
      await open(ann, `/table/${table}`);
      await ann.locator("[data-clock='0']").first().waitFor();
      await ann.locator("[data-clock='1']").first().waitFor();
      expect(await ann.locator("[data-clock='2']").count()).toBe(0);
      await bothThemes(ann, () => expectAccessible(ann));
    }
  });
});

describe("a slow game", () => {
  test("is made on the page, and waits for its people on the home page", async () => {
    const ann = await newPage({ viewport: "phone", touch: true });
    await introduce(ann, "Ann");
    await open(ann, "/new/auction");
    await choose(ann.getByRole("radio", { name: "1 day per move" }));
    await ann.getByText(/Played over days/).waitFor();
    await ann.getByRole("button", { name: "Create table" }).click();
    await ann.waitForURL("**/table/*");
    await ann.getByText("1 day per move").waitFor();
    const table = new URL(ann.url()).pathname.split("/")[2] ?? "";
    expect((await tableInfo(ann, table)).clock).toEqual({ kind: "move", seconds: DAY });
    await startTable(ann, table);
    await playUntil<AuctionView>(
      ann,
      table,
      ({ decision }) => decision !== null,
      () => "pass",
    );
    await open(ann, "/");
    await ann.getByText(/Your turn: 23\s+hours\s+59\s+minutes left/).waitFor();
    await expect.poll(() => ann.title()).toMatch(/^1\s+game is waiting for you/);
    await expectAccessible(ann);
    await open(ann, "/games");
    await ann.getByText(/Your turn: 23\s+hours\s+59\s+minutes left/).waitFor();
  });
});

describe.each(SOME_LANGUAGES)("in %s", (language) => {
  test("clocks and times have words", async () => {
    const page = await newPage({ language, viewport: "phone", touch: true });
    const table = await makeTable(page, { game: "aurum", players: 3, clock: { kind: "move", seconds: 3 * DAY } });
    await open(page, `/table/${table}`);
    await page.locator("[data-clock='0']").first().waitFor({ state: "attached" });
    expect(await page.getByText("page-").count()).toBe(0);
    await expectAccessible(page);
  });
});

/** A headless browser has no notifications and no push service, so they are faked here. */
async function withPushService(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const json = {
      endpoint: "https://fcm.googleapis.com/fcm/send/made-up",
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    };
    let asked = 0;
    let on = false;
    const subscription = {
      unsubscribe: async () => {
        on = false;
      },
      toJSON: () => json,
    };
    Object.defineProperty(Notification, "permission", { get: () => (asked > 0 ? "granted" : "default") });
    Notification.requestPermission = async () => {
      asked += 1;
      return "granted";
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (on ? subscription : null),
      subscribe: async () => {
        on = true;
        return subscription;
      },
    });
  });
}

describe("notifications", () => {
  test("are requested only by a click, and ended by another", async () => {
    const page = await newPage({ kept: true });
    await withPushService(page);
    await introduce(page, "Ann");
    await open(page, "/settings");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await open(page, "/settings");
    const tell = page.getByRole("button", { name: "Tell me when it is my turn" });
    await tell.waitFor();
    expect(await page.evaluate(() => Notification.permission)).toBe("default");
    const put = page.waitForResponse((answer) => answer.url().includes("/api/me/push"));
    await tell.click();
    expect((await put).status()).toBe(204);
    await page.getByText("This browser tells you when it is your turn.").waitFor();
    await bothThemes(page, () => expectAccessible(page));
    const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.getByRole("button", { name: "Stop telling me" }).click();
    expect((await gone).status()).toBe(204);
    await tell.waitFor();
  });

  test("show the server's text, and open the table", async () => {
    const page = await newPage({ kept: true });
    await open(page, "/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const context = page.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await worker.evaluate(() => {
      const scope = self as unknown as { shown?: unknown; registration: ServiceWorkerRegistration };
      scope.registration.showNotification = async (title, options) => {
        scope.shown = [title, options?.body, options?.lang, options?.data];
      };
    });
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((found) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) found(first.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    const data = JSON.stringify({ title: "Aurum: ваш ход", body: "За столом: Анна.", table: "abc", lang: "ru" });
    const origin = new URL(page.url()).origin;
    await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown))
      .toEqual(["Aurum: ваш ход", "За столом: Анна.", "ru", { path: "/table/abc" }]);
  });
});
