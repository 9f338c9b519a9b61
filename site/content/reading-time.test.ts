import { describe, expect, it } from "vitest";
import { minutesToRead, wordCount } from "./reading-time.ts";

describe("reading time", () => {
  it("counts words, not marks of Markdown or addresses", () => {
    expect(wordCount("## The **first** [valve](/services/mep/plumbing-services)\n\n| a | b |\n|---|---|\n", "en")).toBe(
      5,
    );
  });

  it("counts an Arabic word with the particles that are joined to it", () => {
    expect(wordCount("افتح الصمام، ثم انتظر 10 دقائق.", "ar")).toBe(6);
  });

  it.each([
    ["en", 220, 1],
    ["en", 221, 2],
    ["ar", 180, 1],
    ["ar", 181, 2],
  ] as const)("in %s, %i words take %i minutes", (language, words, minutes) => {
    expect(minutesToRead("word ".repeat(words), language)).toBe(minutes);
  });
});
