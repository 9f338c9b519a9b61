import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { assetAt } from "./build.ts";

/** Returns the chunks that a chunk imports, statically or dynamically. */
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

/** Returns a chunk with all its static imports, and with those dynamic imports that `follow` accepts. */
function reach(path: string, follow: (chunk: string) => boolean, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const imports = importsOf(path);
  for (const next of [...imports.static, ...imports.dynamic.filter(follow)]) reach(next, follow, known);
  return known;
}

/**
 * Returns every chunk that is loaded until a form is sent: the entry that hydrates islands, the island, and what the island loads later.
 * The other dynamic imports of the entry belong to other islands and to the app, so they are left out.
 */
export function chunksOfForm(entry: string, island: string): string[] {
  const form = importsOf(entry).dynamic.find((chunk) => chunk.includes(`/${island}-`));
  if (!form) throw new Error(`${entry} imports no ${island} chunk`);
  const chunks = reach(entry, () => false);
  // The imports of the form may include shared chunks of the entry. The dynamic imports of those chunks do not belong to the form.
  return [...new Set([...chunks, ...reach(form, (chunk) => !chunks.has(chunk))])];
}
