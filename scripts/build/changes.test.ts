import { expect, test } from "vitest";
import { daysOfFiles } from "./changes.ts";

test("a file bears the day of the newest commit that names it", () => {
  const log = "\x002026-12-01\n\ncontent/en/about.yaml\n\x002026-11-02\n\ncontent/en/about.yaml\ncontent/ar/مقال.md\n";
  expect(daysOfFiles(log)).toEqual({ "en/about.yaml": "2026-12-01", "ar/مقال.md": "2026-11-02" });
});
