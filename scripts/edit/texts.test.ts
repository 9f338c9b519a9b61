import { globSync, readFileSync } from "node:fs";
import { editSource } from "@site/editor/source/edit.ts";
import { dataIn } from "@site/editor/source/file.ts";
import fc from "@site/testing/fast-check.ts";
import { expect, test } from "vitest";
import { isAlias, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from "yaml";
import { isDue } from "#tests/set.ts";

const files = globSync("**/*.{yaml,md,json}", { cwd: "content" }).filter((file) => file !== "shared/map.json");
const textOf = (file: string) => readFileSync(`content/${file}`, "utf8");

type Path = (string | number)[];
const withLeaf = (value: unknown, path: Path, leaf: unknown) => {
  const copy = structuredClone(value);
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((at, key) => at[key] as never, copy as never);
  holder[last] = leaf;
  return copy;
};

const keyIn = (each: unknown, next: unknown): Path =>
  isPair(each)
    ? [String(isScalar(each.key) ? each.key.value : each.key)]
    : isSeq(each)
      ? [each.items.indexOf(next)]
      : [];

/**
 * Returns the texts of a file with their paths. It stops at the first YAML alias (`*x`), because changing the text of an alias changes
 * several places.
 */
function textsOf(text: string) {
  const found: { path: Path; node: Scalar }[] = [];
  visit(parseDocument(text), (key, node, above) => {
    if (isAlias(node)) return visit.BREAK;
    if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
    found.push({ path: above.flatMap((each, at) => keyIn(each, above[at + 1] ?? node)), node });
  });
  return found;
}

const oneText = fc
  .tuple(
    fc.constantFrom(...files.filter((file) => !file.endsWith(".md"))),
    fc.nat(),
    fc.array(fc.oneof(words(), fc.string({ unit: "binary" })), { maxLength: 4 }),
  )
  .map(([file, at, pieces]) => ({ file, at, words: pieces.join(" ").toWellFormed() }));

function words() {
  return fc.constantFrom(
    "words",
    "كلمات",
    "a: b",
    "# no comment",
    "- item",
    "\n",
    "\n\n",
    '"',
    "'",
    "{{n}}",
    "[x](/y)",
    "true",
    "12",
    "  ",
    "x".repeat(90),
    ">-",
    "&a",
    "*b",
    "\t",
    "\u202e",
  );
}

test("one changed text changes no letter outside its own place", () => {
  fc.assert(
    fc.property(oneText, ({ file, at, words }) => {
      const text = textOf(file);
      const texts = textsOf(text);
      const chosen = texts[at % texts.length];
      if (!chosen) return;
      const [start, end] = chosen.node.range as [number, number, number];
      const value = withLeaf(dataIn(file, text), chosen.path, words);
      const result = editSource(text, value, file.endsWith(".json"));
      expect(parseDocument(result).toJS()).toEqual(value);
      expect(result.startsWith(text.slice(0, start))).toBe(true);
      expect(result.endsWith(text.slice(start + text.slice(start, end).trimEnd().length))).toBe(true);
    }),
    { numRuns: isDue("editor") ? 300 : 30 },
  );
});
