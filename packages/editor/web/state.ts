import { languageCodes } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { entriesOf, isOneOf } from "@site/typed";
import { type Entry, fileOf } from "../files/all-entries.ts";
import { exists, hashOf, textOf } from "../files/store.ts";
import { modelOf, type Node, type Side } from "../form/model.ts";
import { nodesBelow } from "../form/nodes-below.ts";
import { type Schema, schemaOf, skeleton, withoutTexts } from "../form/schema.ts";
import type { Site } from "../site.ts";
import { dataIn } from "../source/file.ts";

export type Values = Record<string, unknown>;

/** Returns the files of an entry by side. A page has a file for each language, even if a file is still to be written. */
export const filesOf = ({ key, files }: Entry): Record<string, string> =>
  key.startsWith("*/")
    ? Object.fromEntries(languageCodes.map((code) => [code, fileOf(key, code)]))
    : Object.fromEntries(entriesOf(files));

export function schemaOfEntry({ fileNamed, line }: Site, entry: Entry): Schema {
  const [file = ""] = Object.values(filesOf(entry));
  return schemaOf(fileNamed(file)?.schema, line, file.endsWith(".md"));
}

/**
 * Reads the values from disk. If a language has no file, it gets the fields of the other language without the texts. A new page gets its
 * required fields.
 */
export function valuesOnDisk(site: Site, entry: Entry): Values {
  const schema = schemaOfEntry(site, entry);
  const there = Object.entries(filesOf(entry)).filter(([, file]) => exists(site, file));
  const values: Values = Object.fromEntries(there.map(([side, file]) => [side, dataIn(file, textOf(site, file))]));
  const like = Object.values(values)[0];
  const empty = () => (like === undefined ? skeleton(schema) : withoutTexts(schema, like));
  return Object.fromEntries(Object.keys(filesOf(entry)).map((side) => [side, values[side] ?? empty()]));
}

export const hashesOf = (site: Site, entry: Entry) =>
  Object.fromEntries(Object.entries(filesOf(entry)).map(([side, file]) => [side, hashOf(site, file)]));

export function formOf(site: Site, entry: Entry, values: Values, split: string[]): Node {
  const sides = Object.entries(values).map(
    ([side, value]): Side => ({
      ...(isOneOf(languageCodes, side) && { language: side }),
      path: [side],
      value,
    }),
  );
  const form = modelOf("", schemaOfEntry(site, entry), sides);
  apart(form, new Set(split));
  return form;
}

/** Splits fields into one field for each language. The person asked for this, although the values are still equal. */
function apart(node: Node, split: Set<string>) {
  if (split.size === 0) return;
  if (node.is === "field") {
    if (split.has(JSON.stringify(node.sides[0]?.path.slice(1)))) node.shared = false;
  }
  for (const each of nodesBelow(node)) apart(each, split);
}

/** Returns the places where two values differ, with the value of `other`. */
export function differences(one: Values, other: Values): Map<string, string> {
  const found = new Map<string, string>();
  for (const side of Object.keys(one)) {
    const typed = new Map(leavesOf(one[side]).map(({ field, value }) => [field, value]));
    for (const { field, value } of leavesOf(other[side]))
      if (typed.get(field) !== value) found.set(`${side}:${field}`, String(value));
  }
  return found;
}
