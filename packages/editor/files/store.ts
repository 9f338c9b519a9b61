import { createHash, randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Site } from "../site.ts";

/** An error for a file name that leads out of content/, or to a file that the site does not read. */
export class NotContent extends Error {
  override name = "NotContent";
}

/** Returns the path of a content file. Throws if the site reads no file of that name, or if the file is a symbolic link. */
function pathOf({ content, fileNamed }: Site, file: string): string {
  const path = join(content, file);
  if (!fileNamed(file) || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new NotContent(`content/${file} is not a content file`);
  const folder = realpathSync(existingAbove(path));
  if (!`${folder}${sep}`.startsWith(realpathSync(content) + sep))
    throw new NotContent(`content/${file} is outside content/`);
  return path;
}

function existingAbove(path: string): string {
  const folder = dirname(path);
  return statSync(folder, { throwIfNoEntry: false }) ? folder : existingAbove(folder);
}

export const exists = (site: Site, file: string) =>
  statSync(pathOf(site, file), { throwIfNoEntry: false })?.isFile() ?? false;
export const textOf = (site: Site, file: string) =>
  exists(site, file) ? readFileSync(pathOf(site, file), "utf8") : "";
export const hashOf = (site: Site, file: string) =>
  createHash("sha256").update(textOf(site, file)).digest("base64url").slice(0, 22);

/**
 * Writes a file atomically, so that a reader sees either the old text or the new one. The temporary file is outside content/, where nobody
 * takes it for a page.
 */
export function write(site: Site, file: string, text: string) {
  const path = pathOf(site, file);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(site.content, "..", `.edit-${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: exists(site, file) ? statSync(path).mode : 0o644, flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const remove = (site: Site, file: string) => rmSync(pathOf(site, file));
