import { readFileSync } from "node:fs";
import { allEntries, type Entry } from "@site/editor/files/all-entries.ts";
import { valuesFrom } from "@site/editor/form/entries.ts";
import { inputsOf, marksOf } from "@site/editor/form/fields.ts";
import { modelOf, type Node, type Side } from "@site/editor/form/model.ts";
import { schemaOf } from "@site/editor/form/schema.ts";
import { dataIn, textWith } from "@site/editor/source/file.ts";
import { expect, test } from "vitest";
import { isDue } from "#tests/set.ts";
import { site } from "./site.ts";

const textOf = (file: string) => readFileSync(`content/${file}`, "utf8");

function entriesOf(node: Node): [string, string][] {
  const marks = marksOf(node).map(({ name, value }): [string, string] => [name, value]);
  if (node.is === "field") return inputsOf(node).map(({ name, value }) => [name, value.replaceAll("\n", "\r\n")]);
  if (node.is === "choice") return entriesOf(node.node);
  if (node.is === "apart") return node.nodes.flatMap(entriesOf);
  return [
    ...marks,
    ...(node.is === "group" ? node.fields : node.is === "list" ? node.items : node.entries).flatMap(entriesOf),
  ];
}

const formOf = (files: Record<string, string | undefined>) => {
  const known = Object.entries(files).flatMap(([side, file]) => (file ? [{ side, file }] : []));
  const [{ file: first } = { file: "" }] = known;
  const sides = known.map(
    ({ side, file }): Side => ({
      ...(side !== "shared" && { language: side as "en" }),
      path: [side],
      value: dataIn(file, textOf(file)),
    }),
  );
  return modelOf("", schemaOf(site.fileNamed(first)?.schema, site.line, first.endsWith(".md")), sides);
};

/** Returns the first file of each kind. This is enough as long as the editor has not changed. */
const firstOfEach = (entries: Entry[]) => [
  ...new Map(
    entries.toReversed().map((entry) => [site.fileNamed(Object.values(entry.files)[0] ?? "")?.schema, entry]),
  ).values(),
];

test("every file that is shown as a form and sent back unchanged stays exactly the same", () => {
  const entries = allEntries(site);
  const bad: string[] = [];
  expect(entries.length).toBeGreaterThan(450);
  for (const { key, files } of isDue("editor") ? entries : firstOfEach(entries)) {
    const values = valuesFrom(entriesOf(formOf(files)));
    for (const [side, file] of Object.entries(files)) {
      const text = textOf(file);
      if (textWith(file, text, values[side]) !== text) bad.push(`${key} (${side})`);
    }
  }
  expect(bad).toEqual([]);
});
