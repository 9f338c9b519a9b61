/** Starts the built site with its own data folder, which is removed after the tests. */
import { existsSync, rmSync } from "node:fs";
import { dataDir } from "./support/origin.ts";

const built = new URL("../../build/server/index.js", import.meta.url);
if (!existsSync(built)) {
  console.error("There is no built site to test: npm run build.");
  process.exit(1);
}
process.env.DATA_DIR = dataDir;
process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
// The path is computed at run time, because the build has no types and may not exist during the type check.
await import(new URL("../../server/main.js", import.meta.url).href);
