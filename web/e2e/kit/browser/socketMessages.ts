/** The messages that a page receives over its live sockets, as text. */

import type { Page } from "playwright-core";
import { OTHER_BROWSER } from "./otherBrowsers.ts";

type OnText = (text: string) => void;

const listeners = new WeakMap<Page, Set<OnText>>();

export function onMessages(page: Page, onText: OnText): void {
  if (OTHER_BROWSER !== undefined) {
    listeners.get(page)?.add(onText);
    return;
  }
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/live/")) return;
    socket.on("framereceived", ({ payload }) => onText(String(payload)));
  });
}

/** Only Chromium exposes sockets to Playwright. In other browsers the page forwards its messages. */
export async function forwardMessages(page: Page): Promise<void> {
  if (OTHER_BROWSER === undefined) return;
  const all = new Set<OnText>();
  listeners.set(page, all);
  await page.exposeFunction("frameReceived", (text: string) => {
    for (const onText of all) onText(text);
  });
  await page.addInitScript(() => {
    const { frameReceived } = window as unknown as { frameReceived: OnText };
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
      constructor(address: string | URL) {
        super(address);
        if (String(address).includes("/live/"))
          this.addEventListener("message", ({ data }) => frameReceived(data));
      }
    };
  });
}
