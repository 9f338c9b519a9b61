import { describe, expect, test } from "vitest";
import { editSource } from "./edit.ts";

const page = `# Kept
name: &name Cooling   # beside
also: *name
sections:
  # about the first
  - kind: prose
    body: >-
      Two lines that
      are one.
  # about the second
  - { kind: list, items: [a, "b"] }
  - third
`;
const value = () => ({
  name: "Cooling",
  also: "Cooling",
  sections: [
    { kind: "prose", body: "Two lines that are one." },
    { kind: "list", items: ["a", "b"] },
    "third",
  ] as unknown[],
});
type Value = ReturnType<typeof value> & Record<string, unknown>;

const cases: [what: string, change: (value: Value) => void, from: string | RegExp, to: string][] = [
  ["a plain text stays plain", (v) => (v.sections[2] = "fourth"), "- third", "- fourth"],
  ["a text that YAML would misread is quoted", (v) => (v.sections[2] = "a: b"), "- third", '- "a: b"'],
  [
    "a folded text stays folded",
    (v) => (v.sections[0] = { kind: "prose", body: "One line." }),
    /Two.*\n.*one\./,
    "One line.",
  ],
  [
    "a list in brackets stays in brackets",
    (v) => (v.sections[1] = { kind: "list", items: ["a", "b", "c, d"] }),
    '"b"]',
    '"b", "c, d"]',
  ],
  ["an item is gone with the comment above it", (v) => v.sections.splice(1, 1), / {2}# about the second\n.*\n/, ""],
  [
    "a new item stands in its place",
    (v) => v.sections.splice(2, 0, { kind: "note", body: "x" }),
    "  - third",
    "  - kind: note\n    body: x\n  - third",
  ],
  ["what was named is written out where it is no longer the same", (v) => (v.also = "Air"), "*name", "Air"],
  [
    "what was named changes alone",
    (v) => (v.name = "Air"),
    "&name Cooling   # beside\nalso: *name",
    "&name Air   # beside\nalso: Cooling",
  ],
  ["a field is gone", (v) => delete (v as Partial<Value>).also, "also: *name\n", ""],
  ["a new field follows the one before it", (v) => Object.assign(v, { summary: "New" }), /$/, "summary: New\n"],
  ["no item is left", (v) => (v.sections = []), / {2}- kind: prose[\s\S]*$/, "  []\n"],
];

describe("a change is written in its place, and nowhere else", () => {
  test.each(cases)("%s", (_, change, from, to) => {
    const now = value();
    change(now);
    const expected = page.replace(from, to);
    expect(expected).not.toBe(page);
    expect(editSource(page, now)).toBe(expected);
  });
});

test("items take their comments along when they move", () => {
  const list = "- a # of a\n# above b\n- b\n- c\n";
  expect(editSource(list, ["b", "c", "a"])).toBe("# above b\n- b\n- c\n- a # of a\n");
});

test("an entry keeps its text under another name", () => {
  expect(editSource("one: { a: 'x' } # c\ntwo: y\n", { uno: { a: "x" }, two: "y" })).toBe(
    "uno: { a: 'x' } # c\ntwo: y\n",
  );
});

test("JSON stays JSON, and Windows line ends stay", () => {
  expect(editSource('{\n  "a": "b",\n  "c": {}\n}\n', { a: "b: ب", c: {}, d: "e" }, true)).toBe(
    '{\n  "a": "b: ب",\n  "c": {},\n  "d": "e"\n}\n',
  );
  expect(editSource("a: b\r\nc: d\r\n", { a: "b", c: "e" })).toBe("a: b\r\nc: e\r\n");
});

test("an empty file is filled", () => {
  expect(editSource("", { a: "b", c: ["d"], e: { f: "g" } })).toBe("a: b\nc:\n  - d\ne:\n  f: g\n");
});
