import { describe, expect, test } from "vitest";
import { readContent } from "../files.server.ts";
import { landing } from "./pages.ts";

const page = readContent("en/al-ain.yaml", landing);
const { body: _, ...story } = page;
const kinds = (...kindNames: string[]) =>
  kindNames.map((kind) => story.sections.find((section) => section.kind === kind) ?? story.sections[0]);

describe("a page begins with a section that its shape allows", () => {
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

describe("a second version of a section", () => {
  const [first, second] = kinds("prose", "facts");
  const checked = (variants: object, shape = "standard") =>
    landing.safeParse({ ...story, shape, sections: kinds("prose", "facts", "note"), variants });

  test("replaces a section that exists, under a name", () => {
    expect(checked({ name: "short-promise", replaces: 2, section: first }).success).toBe(true);
    expect(checked({ name: "short-promise", replaces: 4, section: first }).success).toBe(false);
    expect(checked({ name: "short-promise", replaces: 0, section: first }).success).toBe(false);
    expect(checked({ name: "Short promise!", replaces: 2, section: first }).success).toBe(false);
  });

  test("may begin a page only if the page's shape allows it", () => {
    expect(checked({ name: "x", replaces: 1, section: first }, "story").success).toBe(true);
    expect(checked({ name: "x", replaces: 1, section: second }, "story").success).toBe(false);
  });
});
