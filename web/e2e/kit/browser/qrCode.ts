/** Reads a QR code from the screen, as a phone's camera does. */

import library from "jsqr";
import type { Locator } from "playwright-core";

/** A CommonJS package: Node gives all of it as the default, its types only the function. */
const readPixels = (library as unknown as { default: typeof library }).default;

/** Returns the text of the code. The picture is what the browser has painted. */
export async function readQrCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString("base64");
  const { pixels, width, height } = await code.page().evaluate(pixelsOf, picture);
  const found = readPixels(Uint8ClampedArray.from(pixels), width, height);
  if (found === null) throw new Error("no QR code can be read");
  return found.data;
}

async function pixelsOf(picture: string): Promise<{ pixels: number[]; width: number; height: number }> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("this browser draws nothing");
  drawing.drawImage(image, 0, 0);
  const { data, width, height } = drawing.getImageData(0, 0, image.width, image.height);
  return { pixels: [...data], width, height };
}
