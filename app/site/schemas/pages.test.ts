import { describe, expect, test } from "vitest";
import { readContent } from "#app/site/files.server.ts";
import { landing } from "./pages.ts";

const page = readContent("en/al-ain.yaml", landing);
const { body: _, ...story } = page;
const kinds = (...wanted: string[]) =>
  wanted.map((kind) => story.sections.find((section) => section.kind === kind) ?? story.sections[0]);

describe("a page begins as its shape says", () => {
  test.each([
    ["story", "prose", true],
    ["story", "table", false],
    ["table", "table", true],
    ["table", "prose", false],
    ["picture", "cards", true],
    ["standard", "prose", true],
  ])("%s with %s: %s", (shape, first, valid) => {
    const sections = kinds(first, "facts", "note");
    const result = landing.safeParse({ ...story, shape, sections });
    expect(result.success).toBe(valid);
    if (!valid) expect(result.error?.issues[0]?.message).toContain(`${shape} with`);
  });
});
