/** The addresses of the drawings. A browser loads a drawing when it is first shown. */

const FILES = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

export function drawingOf(name: string): string {
  return FILES[`./art/${name}.svg`] ?? "";
}
