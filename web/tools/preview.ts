/** Renders `public/preview.png`, the preview image of links, from the page's own cards: `npm run preview`. */

import { join } from "node:path";
import { createServer } from "vite";
import { launchBrowser } from "../e2e/kit/browser/chromium.ts";

const ROOT = join(import.meta.dirname, "..");
/** The size that messengers expect. The server states the same (`http/site/preview.py`). */
const SIZE = { width: 1200, height: 630 };

const server = await createServer({ root: ROOT, logLevel: "warn", server: { port: 0 } });
const browser = await launchBrowser();
try {
  await server.listen();
  const page = await browser.newPage({ viewport: SIZE });
  await page.goto(`${server.resolvedUrls?.local[0]}tools/preview/index.html`);
  await page.locator("html[data-ready]").waitFor();
  await page.screenshot({ path: join(ROOT, "public/preview.png") });
} finally {
  await browser.close();
  await server.close();
}
