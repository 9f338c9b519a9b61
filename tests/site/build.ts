import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

export const buildFolder = join(process.cwd(), "build/client");

export const readBuilt = (file: string) => readFileSync(join(buildFolder, file), "utf8");

/** Returns all HTML documents of the build, relative to the build folder. */
export const builtDocuments = () => globSync("**/*.html", { cwd: buildFolder }).sort();

const known = new Map<string, string | undefined>();

/** Returns the built file that is served at a path such as /fonts/a.woff2; undefined if there is none. For pages use `pageAt`. */
export function assetAt(path: string): string | undefined {
  if (!known.has(path)) known.set(path, fileAt(path));
  return known.get(path);
}

function fileAt(path: string): string | undefined {
  const file = join(buildFolder, decodeURI(path));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
