import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { AuctionView } from "../src/protocol/types.ts";
import {
  atRest,
  bothThemes,
  expectAccessible,
  newPage,
  open,
  readQrCode,
  sharedFinishedGame,
  speaker,
  tableWhere,
} from "./kit/index.ts";

const say = speaker("en");

/** A lot with a painting is for sale, on this player's turn. */
async function lotWithPainting(page: Page): Promise<string> {
  const hasPainting = ({ view, decision }: { view: AuctionView | null; decision: number | null }) =>
    decision !== null && view?.phase === "bid" && view.lot.includes("painting");
  return `/table/${await tableWhere<AuctionView>(page, { game: "auction" }, hasPainting)}`;
}

describe("a painting's page", () => {
  test("is opened from a card at the table", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    await page.goto(await lotWithPainting(page));
    const card = page.locator("[data-part=lot] button").first();
    const name = (await card.locator("[data-painting]").getAttribute("data-painting")) ?? "";
    const title = say(`painting-${name}-title`);
    await card.click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByText(say(`painting-${name}-about`)).waitFor();
    await atRest(page);
    await bothThemes(page, () => expectAccessible(page));
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    await card.click();
    await dialog.getByRole("link", { name: say("painting-page") }).click();
    await page.waitForURL(`**/painting/${name}`);
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    await card.waitFor();
    await page.reload();
    expect(await card.locator("[data-painting]").getAttribute("data-painting")).toBe(name);
  });

  test("is opened by its link", async () => {
    const page = await newPage();
    await open(page, "/painting/ninth-wave");
    const link = await page.getByRole("textbox", { name: say("painting-link") }).inputValue();
    const other = await newPage({ language: "fr" });
    await open(other, link);
    await other.getByRole("heading", { name: speaker("fr")("painting-ninth-wave-title") }).waitFor();
  });

  test("is opened by its QR code", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    await open(page, "/painting/starry-night");
    const code = page.getByRole("img", { name: say("painting-qr") });
    await code.scrollIntoViewIfNeeded();
    const link = await readQrCode(code);
    expect(link).toBe(page.url());
    const other = await newPage({ language: "ru" });
    await open(other, link);
    await other.getByRole("heading", { name: speaker("ru")("painting-starry-night-title") }).waitFor();
  });

  test("leads to all the others, and its drawing is there", async () => {
    const page = await newPage();
    await open(page, "/paintings");
    const tiles = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => tiles.count()).toBe(10);
    await tiles.getByRole("link", { name: say("painting-kiss-title") }).click();
    await page.getByRole("heading", { level: 1, name: say("painting-kiss-title") }).waitFor();
    const drawing = page.getByRole("img", {
      name: say("painting-drawing", { title: say("painting-kiss-title") }),
    });
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });

  test("is found from the rules of Auction", async () => {
    const page = await newPage({ viewport: "phone", touch: true });
    await open(page, "/rules/auction");
    await page.getByRole("link", { name: say("painting-list"), exact: true }).tap();
    await page.waitForURL("**/paintings");
    await page.getByRole("heading", { level: 1, name: say("painting-list") }).waitFor();
  });

  test("does not exist for an unknown name", async () => {
    const page = await newPage();
    await open(page, "/painting/no-such-painting");
    await page.getByRole("heading", { level: 1, name: say("nothing-title") }).waitFor();
  });
});

test("the final sheet and the replay show the same owners of paintings", async () => {
  const page = await newPage();
  const table = await sharedFinishedGame(page, { game: "auction" });
  const owners = page.locator("[data-part=paintings]");
  await page.goto(`/table/${table}`);
  await owners.getByRole("link", { name: /./ }).first().waitFor();
  const shown = await owners.textContent();
  await page.goto(`/replay/${table}?at=99999`);
  await owners.getByRole("link").first().waitFor();
  await expect.poll(() => owners.textContent()).toBe(shown);
  await owners.getByRole("link").first().click();
  await page
    .getByRole("dialog")
    .getByRole("img", { name: say("painting-qr") })
    .waitFor();
});
