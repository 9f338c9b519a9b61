/**
 * `npm run purge:list -- OLD [NEW]` prints the addresses that a CDN must delete from its cache after a deployment, one on each line:
 * documents and files that have changed since the previous build or no longer exist. OLD and NEW are folders with a build (by default, NEW
 * is the current one). Files with a hash in their name never change.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cachePolicy } from "#platform/http/cache-policy.ts";
import { StartError } from "#platform/process/start-error.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { operate } from "./operator.ts";

type Hashes = Map<string, string>;

function hashesIn(root: string): Hashes {
  const folder = join(root, "build/client");
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|dcz|map)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  if (files.length === 0) throw new StartError(`${folder} has no build.`);
  const changing = files.filter((file) => !cachePolicy(file).includes("immutable"));
  return new Map(
    changing.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

const changedSince = (before: Hashes, after: Hashes): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.has(file) && before.get(file) !== after.get(file))
    .map(addressOf)
    .sort();

/** Returns the address of a file. The names of folders on disk may be percent-encoded or not. */
const addressOf = (file: string) => `/${encodeURI(decodeURI(file))}`.replace(/\/?index\.html$/, "") || "/";

await operate(async () => {
  const [old, now = "."] = process.argv.slice(2);
  if (!old) throw new StartError("Usage: npm run purge:list -- OLD [NEW]");
  for (const path of changedSince(hashesIn(old), hashesIn(now))) console.log(siteOrigin() + path);
});
