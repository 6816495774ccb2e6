/** Dragging a card: it follows the pointer, tilts in its direction, and is dropped or snaps back. */

import type { Attachment } from "svelte/attachments";

const FAR_ENOUGH = 9;
const MOST_LEAN = 9;

interface Dragging {
  /** True if cards can be dragged now. */
  allowed: () => boolean;
  /** Called where the pointer was released. Returns true if the card stays there until it is removed. */
  ondrop: (x: number, y: number) => boolean;
}

export function draggable({ allowed, ondrop }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let pointer: number | null = null;
    let start = { x: 0, y: 0 };
    let last = 0;
    let dragged = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || pointer !== null) return;
      pointer = event.pointerId;
      start = { x: event.clientX, y: event.clientY };
      last = event.clientX;
      dragged = false;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      if (event.buttons === 0) {
        // The pointer was released outside the card, which got no event.
        pointer = null;
        return;
      }
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragged) {
        if (Math.hypot(x, y) < FAR_ENOUGH || !allowed()) return;
        dragged = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("dragged");
      }
      const lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, (event.clientX - last) * 1.4));
      last = event.clientX;
      element.style.translate = `${x}px ${y}px`;
      element.style.rotate = `${lean}deg`;
    };
    const reset = () => {
      element.classList.remove("dragged");
      element.style.translate = "";
      element.style.rotate = "";
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      if (!dragged) return;
      element.style.rotate = "";
      if (event.type === "pointerup" && ondrop(event.clientX, event.clientY)) setTimeout(reset, 1500);
      else reset();
    };
    /** The click that ends a drag selects nothing. */
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const pairs = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
    ] as const;
    for (const [name, hear] of pairs) element.addEventListener(name, hear);
    element.addEventListener("click", click, true);
    return () => {
      for (const [name, hear] of pairs) element.removeEventListener(name, hear);
      element.removeEventListener("click", click, true);
    };
  };
}
