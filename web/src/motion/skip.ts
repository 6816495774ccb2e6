/** Attachment: touching the table during an animation skips to its end. The same touch is not an answer.
 *
 * Buttons with `data-during-motion` can be used during the animation.
 */

import type { Attachment } from "svelte/attachments";

interface Skippable {
  readonly behind: boolean;
  catchUp(): void;
}

export function skipOnTouch(game: Skippable): Attachment<HTMLElement> {
  return (element) => {
    let skipped = false;
    const down = (event: PointerEvent) => {
      skipped = game.behind && !isUsableNow(event.target);
      if (!skipped) return;
      game.catchUp();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      // Keyboard clicks have no pointer event that could have skipped.
      if (!skipped || event.detail === 0) return;
      skipped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener("pointerdown", down, true);
    element.addEventListener("click", click, true);
    return () => {
      element.removeEventListener("pointerdown", down, true);
      element.removeEventListener("click", click, true);
    };
  };
}

function isUsableNow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-during-motion]") !== null;
}
