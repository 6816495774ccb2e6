/** Draws a sheet as a picture to share, in the page's own typefaces. */

import type { GameName } from "../router/routes";
import type { Report, ReportCell } from "./report";

interface Colours {
  deep: string;
  felt: string;
  line: string;
  text: string;
  soft: string;
  brass: string;
  high: string;
}

/** Always the dark theme: the picture is seen outside the page. */
const ROOMS: Record<GameName, Colours> = {
  aurum: {
    deep: "#081210",
    felt: "#1b3a34",
    line: "#2f4d46",
    text: "#f1ead9",
    soft: "#b4c0b6",
    brass: "#e0ac4a",
    high: "rgb(224 172 74 / 0.16)",
  },
  auction: {
    deep: "#150a09",
    felt: "#4a211e",
    line: "#64392f",
    text: "#f1ead9",
    soft: "#cdb9ab",
    brass: "#e0ac4a",
    high: "rgb(224 172 74 / 0.16)",
  },
};

const SERIF = '"Cormorant", Georgia, serif';
const SANS = '"Inter", system-ui, sans-serif';
const EDGE = 64;
const LABELS = 250;
const COLUMN = 220;
const ROW = 104;
const HEAD = 216;
const FOOT = 110;
/** Scale for high-resolution screens. */
const SCALE = 1.5;

interface Plan {
  width: number;
  height: number;
  column: number;
  colours: Colours;
}

export async function drawPicture(report: Report): Promise<Blob> {
  await typeFor(report);
  const plan = planOf(report);
  const canvas = document.createElement("canvas");
  canvas.width = plan.width * SCALE;
  canvas.height = plan.height * SCALE;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.scale(SCALE, SCALE);
  drawGround(pen, plan);
  drawHead(pen, plan, report);
  drawTable(pen, plan, report);
  drawFoot(pen, plan);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Loads the fonts first. A browser loads a typeface only when it is first drawn, which is too late for a picture. */
async function typeFor(report: Report): Promise<void> {
  const words = JSON.stringify(report);
  await Promise.all([
    document.fonts.load(`700 40px ${SERIF}`, words),
    document.fonts.load(`500 24px ${SANS}`, words),
  ]);
}

function planOf(report: Report): Plan {
  const column = Math.max(COLUMN - report.names.length * 14, 130);
  const width = Math.max(2 * EDGE + LABELS + column * report.names.length, 820);
  return {
    width,
    height: HEAD + ROW * (report.rows.length + 1) + FOOT,
    column: (width - 2 * EDGE - LABELS) / report.names.length,
    colours: ROOMS[report.game],
  };
}

type Pen = CanvasRenderingContext2D;

function drawGround(pen: Pen, { width, height, colours }: Plan): void {
  const light = pen.createRadialGradient(width / 2, 0, 0, width / 2, 0, Math.max(width, height));
  light.addColorStop(0, colours.felt);
  light.addColorStop(1, colours.deep);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = colours.brass;
  pen.lineWidth = 2;
  pen.strokeRect(22, 22, width - 44, height - 44);
  pen.globalAlpha = 0.4;
  pen.lineWidth = 1;
  pen.strokeRect(30, 30, width - 60, height - 60);
  pen.globalAlpha = 1;
}

function drawHead(pen: Pen, { width, colours }: Plan, report: Report): void {
  const room = width - 2 * EDGE;
  write(pen, report.title, width / 2, 118, { size: 68, colour: colours.brass, room, serif: true });
  write(pen, report.result, width / 2, 190, { size: 38, colour: colours.text, room, serif: true });
}

function drawTable(pen: Pen, plan: Plan, report: Report): void {
  const { column, colours, width } = plan;
  const middle = (side: number) => EDGE + LABELS + column * (side + 0.5);
  const room = column - 16;
  for (const [side, name] of report.names.entries()) {
    const colour = report.winners.includes(side) ? colours.brass : colours.text;
    write(pen, name, middle(side), HEAD + 62, { size: 32, colour, room, serif: true });
  }
  for (const [number, row] of report.rows.entries()) {
    const top = HEAD + ROW * (number + 1) - 16;
    const last = number === report.rows.length - 1;
    rule(pen, top, width, last ? colours.brass : colours.line, last ? 2 : 1);
    write(pen, row.label, EDGE + 8, top + 62, { size: 25, colour: colours.soft, room: LABELS - 24, left: true });
    for (const [side, cell] of row.cells.entries()) drawCell(pen, plan, cell, middle(side), top, last);
  }
}

function drawCell(pen: Pen, plan: Plan, cell: ReportCell, x: number, top: number, last: boolean): void {
  const { colours, column } = plan;
  if (cell.best) {
    pen.fillStyle = colours.high;
    pen.beginPath();
    pen.roundRect(x - column / 2 + 6, top + 8, column - 12, ROW - 16, 12);
    pen.fill();
  }
  const noted = cell.note !== "";
  const colour = cell.best ? colours.brass : colours.text;
  const room = column - 16;
  write(pen, cell.main, x, top + (noted ? 52 : 66), { size: last ? 46 : 36, colour, room, weight: 650 });
  if (noted) write(pen, cell.note, x, top + 84, { size: 19, colour: colours.soft, room });
}

function drawFoot(pen: Pen, { width, height, colours }: Plan): void {
  write(pen, "Gold & Gavel", width / 2, height - 50, {
    size: 28,
    colour: colours.brass,
    room: width,
    serif: true,
  });
}

function rule(pen: Pen, y: number, width: number, colour: string, weight: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = weight;
  pen.beginPath();
  pen.moveTo(EDGE, y);
  pen.lineTo(width - EDGE, y);
  pen.stroke();
}

interface Manner {
  size: number;
  colour: string;
  /** Shrinks text that does not fit. */
  room: number;
  serif?: boolean;
  /** The sans-serif typeface has lining figures; the serif has only one weight. */
  weight?: number;
  left?: boolean;
}

function write(pen: Pen, words: string, x: number, y: number, manner: Manner): void {
  const { serif = false, left = false, weight = 500, room } = manner;
  const set = (size: number) => {
    pen.font = serif ? `700 ${size}px ${SERIF}` : `${weight} ${size}px ${SANS}`;
  };
  set(manner.size);
  const wide = pen.measureText(words).width;
  if (wide > room) set(Math.max(14, (manner.size * room) / wide));
  pen.fillStyle = manner.colour;
  pen.textAlign = left ? "left" : "center";
  pen.fillText(words, x, y, room);
}
