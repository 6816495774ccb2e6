import { chromium } from "playwright-core";
import { existsSync } from "node:fs";
const exe = existsSync("/work/wt/learn/build/chromium/chromium") ? "/work/wt/learn/build/chromium/chromium" : await (await import("@sparticuz/chromium")).default.executablePath();
const [,, path="/learn/aurum", sizes="360x740,1440x900", themes="dark", steps="0", lang="en", base="http://127.0.0.1:8015"] = process.argv;
const browser = await chromium.launch({ executablePath: exe, args: ["--no-sandbox","--disable-gpu"] });
for (const size of sizes.split(",")) for (const theme of themes.split(",")) {
  const [w,h]=size.split("x").map(Number);
  const ctx = await browser.newContext({ viewport: {width:w,height:h}, baseURL: base, reducedMotion:"reduce" });
  const page = await ctx.newPage();
  page.on("console", m => ["error","warning"].includes(m.type()) && console.log("CONSOLE", m.type(), m.text()));
  page.on("pageerror", e => console.log("ERR", e.message));
  for (const step of steps.split(",")) {
    await page.addInitScript(([theme,lang,step,game]) => { localStorage.setItem("goldgavel.settings", JSON.stringify({theme, language: lang, speed:"none"})); if (step!=="x") localStorage.setItem("goldgavel.lesson."+game, JSON.stringify({step:Number(step), steps:99, done:false})); }, [theme,lang,step,path.split("/").pop()]);
    await page.goto(path); await page.waitForTimeout(900);
    await page.screenshot({ fullPage: process.env.FULL==="1", path: `/tmp/learn-shots/${path.replaceAll("/","_")}-${lang}-${w}-${theme}-${step}.png` });
  }
  await ctx.close();
}
await browser.close();
