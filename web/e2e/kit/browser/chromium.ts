/** Chromium from npm, unpacked once into `build/chromium`. */

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { NETWORK_NAME } from "./network.ts";

const BUILD = join(import.meta.dirname, "../../../../build");
const UNPACKED = join(BUILD, "chromium");
/** Not the package's own arguments: its `--single-process` crashes with two pages, and it disables web security. */
export const ARGUMENTS = ["--no-sandbox", "--disable-gpu", `--host-resolver-rules=MAP ${NETWORK_NAME} 127.0.0.1`];

export async function startBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: await executable(), args: ARGUMENTS });
}

export async function launchBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await executable(), args: [...ARGUMENTS, ...more] });
}

/** Unpacks into a temporary folder and renames it, so that an interrupted run leaves nothing incomplete. */
export async function executable(): Promise<string> {
  const program = join(UNPACKED, "chromium");
  if (existsSync(program)) return program;
  mkdirSync(BUILD, { recursive: true });
  const folder = mkdtempSync(join(BUILD, "chromium-"));
  await unpackInto(folder);
  try {
    renameSync(folder, UNPACKED);
  } catch (problem) {
    rmSync(folder, { recursive: true });
    if (!existsSync(program)) throw problem;
  }
  return program;
}

/** The package unpacks into the system's temporary folder, so that is set to `folder` meanwhile. */
async function unpackInto(folder: string): Promise<void> {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await sparticuz.executablePath();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
