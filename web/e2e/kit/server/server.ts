/** Starts a real server from this repository, with an empty database and a free port. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const ROOT = join(import.meta.dirname, "../../../..");
const PROGRAM = join(ROOT, ".venv/bin/goldgavel");
const PYTHON = join(ROOT, ".venv/bin/python");
const EVENING = ["--evening", "--no-open"];
const UNLIMITED = ["--message-rate", "0", "--request-rate", "0"];

export interface Server {
  address: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** A free port by default. */
  port?: string;
  /** A file that outlives the server; by default the database is deleted with it. */
  database?: string;
  /** A folder with another build of the page. */
  page?: string;
  /** Starts with `--evening`, as docs/server.md describes, with normal rate limits. */
  evening?: boolean;
  more?: string[];
}

/** Runs `goldgavel` with the page of another folder, which is not a setting. */
const WITH_PAGE = `
import sys
from pathlib import Path
from goldgavel.cli.main import main
from goldgavel.server.http.site import files
files.FOLDER = Path(sys.argv.pop(1))
sys.exit(main())
`;

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "goldgavel-"));
  const { port = "0", database = join(folder, "games.sqlite"), page, evening = false, more = [] } = options;
  const kind = evening ? EVENING : UNLIMITED;
  const command = ["serve", "--lang", "en", "--port", port, "--database", database, ...kind, ...more];
  const started = page === undefined ? [PROGRAM, ...command] : [PYTHON, "-c", WITH_PAGE, page, ...command];
  const child = spawn(started[0] ?? "", started.slice(1), { stdio: ["ignore", "pipe", "inherit"] });
  // The server ends with the tests, however they end.
  const end = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", end);
  const address = await announcedAddress(child);
  await expectPage(address);
  return {
    address,
    async stop() {
      process.off("exit", end);
      await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function announcedAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("no output");
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/[\w.]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error("the server did not start");
}

/** The server also runs without the page. Fail early with a clear message. */
async function expectPage(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error("the page is not built: run `npm run build`");
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await gone;
  clearTimeout(impatience);
}
