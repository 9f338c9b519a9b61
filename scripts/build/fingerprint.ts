import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isGoogleAsked } from "#site/content/google.ts";
import { siteOrigin } from "#site/content/origin.server.ts";

/** A successful build writes the fingerprint of its sources into this file. */
export const fingerprintFile = "build/fingerprint";

const sources = [
  "{app,content,domain,ground,packages,platform,server,site,public,scripts/build}/**/*",
  "art/*.json", // These files list the existing pictures and films.
  "docs/simulation.json", // A page of the office shows these figures.
  "*.{json,ts}", // These files contain the versions of the packages, and the settings of the tools.
];
/** These packages are not part of the site. */
const exclude = ["packages/{editor,testing}/**"];

/**
 * Returns a hash of everything that a build reads: the source files, and the environment variables for addresses, class names and Google.
 */
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
