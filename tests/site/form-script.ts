import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { assetAt } from "./build.ts";

/** The chunks that a chunk imports, statically or dynamically. */
function importsOf(path: string) {
  const file = assetAt(path);
  if (!file) throw new Error(`${path} is not a built file`);
  const code = readFileSync(file, "utf8");
  const found = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name = ""]) => `${dirname(path)}/${basename(name)}`);
  return {
    static: found(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g),
    dynamic: found(/import\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g),
  };
}

/** A chunk with all its static imports, and those dynamic imports that `follow` accepts. */
function reach(path: string, follow: (chunk: string) => boolean, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const imports = importsOf(path);
  for (const next of [...imports.static, ...imports.dynamic.filter(follow)]) reach(next, follow, known);
  return known;
}

/**
 * Lists every chunk that is loaded until a form is sent: the entry that hydrates islands, the island, and what the island loads later. Of the entry's
 * dynamic imports only this island counts; the others belong to other islands and the app area.
 */
export function chunksOfForm(entry: string, island: string): string[] {
  const form = importsOf(entry).dynamic.find((chunk) => chunk.includes(`/${island}-`));
  if (!form) throw new Error(`${entry} imports no ${island} chunk`);
  const chunks = reach(entry, () => false);
  // The form's imports may lead back to shared chunks of the app area. The dynamic imports of those do not belong to the form.
  return [...new Set([...chunks, ...reach(form, (chunk) => !chunks.has(chunk))])];
}
