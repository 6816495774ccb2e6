/** `npm run audit`: the tools are TypeScript with extensionless imports, which Vite resolves and Node does not. */

import { join } from "node:path";
import { runnerImport } from "vite";

const { module } = await runnerImport(join(import.meta.dirname, "audit.ts"), {
  configFile: false,
  logLevel: "warn",
});
await module.audit(process.argv.slice(2));
