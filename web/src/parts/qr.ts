/** Draws a QR code as one path. */

/** Returns the path of the dark squares, with neighbours in a row merged. The unit is one square. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares
    .flatMap((row, y) => strokesOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join("");
}

function strokesOf(row: readonly boolean[]): [number, number][] {
  const strokes: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = strokes.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else strokes.push([x, 1]);
  });
  return strokes;
}
