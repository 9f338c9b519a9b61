import type { Site } from "../site.ts";
import { textWith } from "../source/file.ts";
import type { Entry } from "./all-entries.ts";
import { type FoundProblem, problemsWith } from "./problems.ts";
import { exists, hashOf, textOf, write } from "./store.ts";

export type Hashes = Record<string, string>;
export type Outcome =
  | { is: "conflict"; sides: string[] }
  | { is: "refused"; problems: FoundProblem[] }
  | { is: "saved"; files: string[] };

/** Saves every file of the entry, or none. Refuses if a file was changed meanwhile, or if the values would break something. */
export function save(site: Site, { files }: Entry, values: Record<string, unknown>, seen: Hashes): Outcome {
  const sides = Object.entries(files).filter(([side]) => values[side] !== undefined);
  const conflict = sides.filter(([side, file]) => hashOf(site, file) !== seen[side]).map(([side]) => side);
  if (conflict.length > 0) return { is: "conflict", sides: conflict };
  const texts = sides
    .map(([side, file]) => ({ file, value: values[side], text: textWith(file, textOf(site, file), values[side]) }))
    .filter(({ file, text }) => !exists(site, file) || text !== textOf(site, file));
  const problems = problemsWith(site, Object.fromEntries(texts.map(({ file, value }) => [file, value])));
  if (problems.length > 0) return { is: "refused", problems };
  for (const { file, text } of texts) write(site, file, text);
  return { is: "saved", files: texts.map(({ file }) => file) };
}
