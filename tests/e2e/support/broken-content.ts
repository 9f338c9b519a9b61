import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./launch.ts";

/**
 * Makes a copy of the built site in which a text is missing that a form needs when it is shown again with errors. Returns the copy's
 * folder.
 */
export function withBrokenContent(folder: string): string {
  const broken = join(folder, "site");
  mkdirSync(broken);
  for (const name of ["build", "server", "node_modules", "package.json"])
    symlinkSync(join(root, name), join(broken, name));
  cpSync(join(root, "content"), join(broken, "content"), { recursive: true });
  for (const language of ["en", "ar"]) writeFileSync(join(broken, `content/${language}/contact.yaml`), "hero: 1\n");
  return broken;
}
