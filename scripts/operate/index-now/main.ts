/**
 * `npm run indexnow` tells search engines which pages say something else than at the last call. A deployment runs it once the new build is served. What
 * each page said is kept in the data folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "#platform/process/env.ts";
import { StartError } from "#platform/process/start-error.ts";
import { operate } from "../operator.ts";
import { changesBetween, type Hashes, hashesIn } from "./pages.ts";
import { sendChanges } from "./send.ts";

const build = "build/client";

await operate(async () => {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, DATA_DIR: folder } = env();
  if (!key) return console.log("INDEXNOW_KEY is not set, so nobody is told.");
  if (!existsSync(join(build, "sitemap.xml"))) throw new StartError("There is no build here: npm run build");
  const record = join(folder, "indexnow.json");
  const before: Hashes = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
  const now = hashesIn(build);
  const addresses = changesBetween(before, now);
  await sendChanges(addresses, { endpoint, key });
  mkdirSync(folder, { recursive: true });
  writeFileSync(record, JSON.stringify(now));
  console.log(`${addresses.length} of ${Object.keys(now).length} pages changed.`);
});
