/** Whether the reader uses the keyboard: then the focus may be moved to what is asked. */

let last: "keyboard" | "pointer" | null = null;

addEventListener("keydown", () => (last = "keyboard"), true);
addEventListener("pointerdown", () => (last = "pointer"), true);

export function usesKeyboard(): boolean {
  return last === "keyboard";
}
