/** Draws a mouse pointer into the page: screenshots have none. */

import type { Locator, Page } from "playwright-core";
import { filmTime } from "./slowMotion.ts";

const WAY = 550;
const ARROW =
  "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='30' viewBox='0 0 24 30'><path d='M2 2v22l6-5 4 9 4-2-4-8h8z' fill='#fff' stroke='#1a1410' stroke-width='1.8' stroke-linejoin='round'/></svg>";

interface Spot {
  x: number;
  y: number;
}

export async function showPointer(page: Page, at: Spot): Promise<void> {
  await page.evaluate(
    ({ arrow, at, way }) => {
      const pointer = document.createElement("div");
      pointer.id = "film-pointer";
      pointer.setAttribute("aria-hidden", "true");
      pointer.innerHTML = arrow;
      Object.assign(pointer.style, {
        position: "fixed",
        left: "0",
        top: "0",
        zIndex: "99999",
        pointerEvents: "none",
        filter: "drop-shadow(0 2px 3px #0008)",
        transform: `translate(${at.x}px, ${at.y}px)`,
        transition: `transform ${way}ms cubic-bezier(0.45, 0, 0.2, 1)`,
      });
      document.documentElement.append(pointer);
    },
    { arrow: ARROW, at, way: WAY },
  );
}

export async function movePointer(page: Page, to: Spot): Promise<void> {
  await page.evaluate(({ x, y }) => {
    const pointer = document.getElementById("film-pointer");
    if (pointer !== null) pointer.style.transform = `translate(${x}px, ${y}px)`;
  }, to);
  await filmTime(WAY);
  await page.mouse.move(to.x, to.y);
}

/** Moves the pointer to a control and clicks it, `inside` its upper left corner or in the middle. */
export async function pointAndClick(page: Page, control: Locator, inside?: Spot): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error("the film clicks what is not visible");
  const { x, y } = inside ?? { x: box.width / 2, y: box.height / 2 };
  await movePointer(page, { x: box.x + x, y: box.y + y });
  await filmTime(120);
  await page.mouse.down();
  await page.mouse.up();
}
