import { chromium } from "playwright-core"; import { readFileSync } from "node:fs";
const [,, out, w, ...files] = process.argv;
const b = await chromium.launch({ executablePath: "/work/wt/learn/build/chromium/chromium", args:["--no-sandbox","--disable-gpu"] }).catch(async()=> chromium.launch({ executablePath: await (await import("@sparticuz/chromium")).default.executablePath(), args:["--no-sandbox","--disable-gpu"] }));
const p = await b.newPage({ viewport: { width: 1800, height: 500 } });
await p.setContent(`<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:6px">${files.map(f=>`<img style="width:${w}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("")}</body>`);
await p.waitForTimeout(300); await p.screenshot({ path: out, fullPage: true }); await b.close();
