/** Whoever touches the table during a show sees at once what it leads to. That same touch is no answer to it. */

import type { Attachment } from "svelte/attachments";

interface Skippable {
  readonly behind: boolean;
  catchUp(): void;
}

export function skipOnTouch(game: Skippable): Attachment<HTMLElement> {
  return (element) => {
    let skipped = false;
    const down = (event: PointerEvent) => {
      skipped = game.behind;
      if (!skipped) return;
      game.catchUp();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      // Keys click too, without a pointer that could have skipped.
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
