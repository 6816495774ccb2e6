/** The frames that a page receives over its live sockets, as text. */

import type { Page } from "playwright-core";
import { OTHER } from "./otherBrowsers.ts";

type Hear = (text: string) => void;

const listeners = new WeakMap<Page, Set<Hear>>();

export function onFrames(page: Page, hear: Hear): void {
  if (OTHER !== undefined) {
    listeners.get(page)?.add(hear);
    return;
  }
  page.on("websocket", (socket) => {
    if (!socket.url().includes("/live/")) return;
    socket.on("framereceived", ({ payload }) => hear(String(payload)));
  });
}

/** Only Chromium shows its sockets from outside. In other browsers the page itself hands on what it hears. */
export async function handOnFrames(page: Page): Promise<void> {
  if (OTHER === undefined) return;
  const all = new Set<Hear>();
  listeners.set(page, all);
  await page.exposeFunction("frameReceived", (text: string) => {
    for (const hear of all) hear(text);
  });
  await page.addInitScript(() => {
    const { frameReceived } = window as unknown as { frameReceived: Hear };
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
