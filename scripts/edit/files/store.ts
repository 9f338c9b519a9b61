import { createHash, randomUUID } from "node:crypto";
import { lstatSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { contentFolder } from "#app/site/files.server.ts";
import { fileNamed } from "#scripts/test/content/files.ts";

/** A name that leads out of content/, or to nothing that the site reads. */
export class NotContent extends Error {
  override name = "NotContent";
}

/** Where a content file is, if the site reads a file of that name and no link leads elsewhere. */
export function pathOf(file: string): string {
  const path = join(contentFolder, file);
  if (!fileNamed(file) || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new NotContent(`content/${file} is not a content file`);
  const folder = realpathSync(existingAbove(path));
  if (!`${folder}${sep}`.startsWith(realpathSync(contentFolder) + sep))
    throw new NotContent(`content/${file} is outside content/`);
  return path;
}

function existingAbove(path: string): string {
  const folder = dirname(path);
  return statSync(folder, { throwIfNoEntry: false }) ? folder : existingAbove(folder);
}

export const exists = (file: string) => statSync(pathOf(file), { throwIfNoEntry: false })?.isFile() ?? false;
export const textOf = (file: string) => (exists(file) ? readFileSync(pathOf(file), "utf8") : "");
export const hashOf = (file: string) => createHash("sha256").update(textOf(file)).digest("base64url").slice(0, 22);

/** Atomically: whoever reads sees the old text or the new one. The temporary file is outside content/, where nobody takes it for a page. */
export function write(file: string, text: string) {
  const path = pathOf(file);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(contentFolder, "..", `.edit-${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: exists(file) ? statSync(path).mode : 0o644, flush: true });
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const remove = (file: string) => rmSync(pathOf(file));
