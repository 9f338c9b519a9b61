import { nth } from "@site/typed";
import { describe, expect, test } from "vitest";
import { InputRefused } from "../../check.ts";
import { exampleTree } from "./example.ts";
import type { SectionInput, TreeInput } from "./input.ts";
import { ductTree } from "./tree.ts";

const refusal = (input: TreeInput) => {
  try {
    ductTree(input);
  } catch (error) {
    if (error instanceof InputRefused) return error.issues;
    throw error;
  }
  return [];
};
const withSection = (index: number, change: Partial<SectionInput>): TreeInput => ({
  ...exampleTree,
  sections: exampleTree.sections.map((section, at) => (at === index ? { ...section, ...change } : section)),
});

describe("refuses", () => {
  test.each<[string, TreeInput, object]>([
    [
      "a section that continues itself",
      withSection(2, { after: 3 }),
      { field: "sections.2.after", problem: "above", limit: 2 },
    ],
    [
      "one that continues half a section",
      withSection(2, { after: 1.5 }),
      { field: "sections.2.after", problem: "not-whole" },
    ],
    [
      "one that continues none",
      withSection(2, { after: 0 }),
      { field: "sections.2.after", problem: "below", limit: 1 },
    ],
    ["an end without air", withSection(4, { flow: undefined }), { field: "sections.4.flow", problem: "no-air" }],
    [
      "an end with next to no air",
      withSection(4, { flow: 1 }),
      { field: "sections.4.flow", problem: "below", limit: 2 },
    ],
    ["too much air", withSection(4, { flow: 30_000 }), { field: "sections.0.flow", problem: "above", limit: 20_000 }],
    ["a wrong sum", withSection(3, { flow: 200 }), { field: "sections.3.flow", problem: "not-the-sum", limit: 240 }],
    [
      "two that go straight on",
      withSection(1, { from: "straight" }),
      { field: "sections.2.from", problem: "second-straight" },
    ],
    [
      "a ceiling too low for one",
      withSection(4, { flow: 3000, height: 100 }),
      { field: "sections.4.height", problem: "too-low" },
    ],
    [
      "a ceiling too low for all",
      { ...withSection(4, { flow: 9000 }), height: 150 },
      { field: "height", problem: "too-low" },
    ],
    ["a length below zero", withSection(0, { length: -1 }), { field: "sections.0.length", problem: "below", limit: 0 }],
    ["no number", { ...exampleTree, friction: Number.NaN }, { field: "friction", problem: "not-a-number" }],
    ["no sections", { ...exampleTree, sections: [] }, { field: "sections", problem: "below", limit: 1 }],
  ])("%s", (_, input, issue) => expect(refusal(input)).toContainEqual(issue));

  test("does not refuse a typed sum that is right", () => expect(refusal(withSection(3, { flow: 240.4 }))).toEqual([]));
});

test("a round duct that is too large for its height is made rectangular, with a remark", () => {
  const { sections, warnings } = ductTree({ ...exampleTree, shape: "round", height: 250 });
  expect(nth(sections, 0).shape.kind).toBe("rectangular");
  expect(warnings).toContainEqual({ warning: "not-round", sections: expect.arrayContaining([1]) });
});
