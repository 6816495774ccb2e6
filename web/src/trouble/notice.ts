/** Shows a failure at the edge of the screen. It uses plain DOM elements, so that it works when nothing else does. */

import type { Trouble } from "./classify";
import "./trouble.css";
import { say } from "./text";

let shown: HTMLElement | null = null;
/** Kinds that the reader has closed. They are not shown again. */
const closed = new Set<Trouble>();

export function showTrouble(kind: Trouble): void {
  if (shown !== null || closed.has(kind)) return;
  const notice = createNotice(kind);
  shown = notice;
  place(notice);
  stayOnTop(notice);
}

function createNotice(kind: Trouble): HTMLElement {
  const notice = element("section", "trouble");
  notice.setAttribute("role", "alert");
  const buttons = element("div", "ways");
  buttons.append(
    button(say("trouble-reload"), "button bright", () => location.reload()),
    button(say("trouble-close"), "button", () => close(kind)),
  );
  notice.append(element("strong", "", titleOf(kind)), element("p", "", textOf(kind)), buttons);
  return notice;
}

export function titleOf(kind: Trouble): string {
  return kind === "failed" ? say("trouble-failed") : say("trouble-unloaded");
}

export function textOf(kind: Trouble): string {
  return kind === "failed" ? say("trouble-failed-text") : say("trouble-unloaded-text");
}

function close(kind: Trouble): void {
  closed.add(kind);
  const notice = shown;
  shown = null;
  notice?.remove();
}

/** Places the notice in an open modal dialog, because nothing outside it can be clicked. */
function place(notice: HTMLElement): void {
  const dialogs = document.querySelectorAll("dialog:modal");
  (dialogs[dialogs.length - 1] ?? document.body).append(notice);
}

/** Moves the notice back to the page when the dialog that contains it closes. */
function stayOnTop(notice: HTMLElement): void {
  const watcher = new MutationObserver(() => {
    if (shown !== notice) watcher.disconnect();
    else if (!notice.isConnected) place(notice);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

function element(tag: string, name: string, text = ""): HTMLElement {
  const one = document.createElement(tag);
  if (name !== "") one.className = name;
  one.textContent = text;
  return one;
}

function button(label: string, name: string, act: () => void): HTMLElement {
  const one = element("button", name, label);
  one.setAttribute("type", "button");
  one.addEventListener("click", act);
  return one;
}
