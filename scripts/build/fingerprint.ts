import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isGoogleAsked } from "#site/content/google.ts";
import { siteOrigin } from "#site/content/origin.server.ts";

/** Written when a build has succeeded: what it was made from. */
export const fingerprintFile = "build/fingerprint";

const sources = [
  "{app,content,domain,ground,packages,platform,server,site,public,scripts/build}/**/*",
  "art/*.json", // which pictures and films there are
  "*.{json,ts}", // packages and their versions, and the settings of the tools
];
/** They run beside the site. */
const exclude = ["packages/{editor,testing}/**"];

/** A hash of everything that a build reads: files, and what the environment says about addresses, class names and Google. */
export function fingerprint(root = "."): string {
  const settings = [process.version, siteOrigin(), process.env.KEEP_CLASSES ?? "", String(isGoogleAsked())];
  const hash = createHash("sha256").update(settings.join("\n"));
  const files = globSync(sources, { cwd: root, exclude, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}
