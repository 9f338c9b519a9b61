import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Matches utilities and CSS properties that name left or right. The logical ones (ms-, pe-, start-, text-end) adapt to the reading
 * direction by themselves. Utilities with the prefix rtl: are allowed, because their author has thought of the direction.
 */
const amount = String.raw`(?:\d|\[|\(|auto\b|px\b|full\b)`;
const edges = String.raw`(?:ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-${amount}[^\s"'\x60]*`;
const borders = String.raw`(?:border-[lr]|rounded-(?:l|r|tl|tr|bl|br))(?:-[^\s"'\x60]+)?`;
const aligned = `(?:text|float|clear|origin|object|bg)-(?:left|right)`;
const utility = new RegExp(
  String.raw`(?<=^|[\s"'\x60:!])(?<!rtl:)-?(?:${edges}|${borders}|${aligned})(?=$|[\s"'\x60!])`,
  "gm",
);
const sided = String.raw`(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius`;
const property = new RegExp(
  String.raw`(?<=^|[\s;{])(?:(?:${sided})\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)`,
  "gm",
);

/** Removes comments, which may mention left and right. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");

const strings = (code: string) => code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];

function physical(file: string, source: string): string[] {
  const code = withoutComments(source);
  const utilities = (file.endsWith(".css") ? [code] : strings(code)).flatMap((text) => text.match(utility) ?? []);
  const properties = file.endsWith(".css") ? (code.match(property) ?? []) : [];
  return [...utilities, ...properties].map((found) => found.trim());
}

test("no style of a page uses left or right", () => {
  const files = globSync("{app,domain,site}/**/*.{ts,tsx,css}").filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) => physical(file, readFileSync(file, "utf8")).map((style) => `${file}: ${style}`));
  expect(
    found,
    "use ms-/me-, ps-/pe-, start-/end-, text-start/text-end, border-s/border-e, rounded-s/rounded-e",
  ).toEqual([]);
});

test.each([
  ["a.tsx", '<p className="mt-2 ml-4 lg:-mr-2 !pl-[3px] text-left" />', 4],
  ["a.tsx", '<p className="md:left-0 right-1/2 border-l rounded-tr-lg border-r-2" />', 5],
  ["a.tsx", '<input dir="auto" className="rtl:text-right" />', 0],
  ["a.css", ".a { margin-left: 1px; text-align: right; left: 0 }", 3],
  ["a.tsx", '// ml-4 here\n<p className="ms-4 start-0 border-line rounded-lg text-lg" title="left-hand side" />', 0],
  ["a.css", "/* left: 0 */ .a { margin-inline-start: 1px; text-align: start }", 0],
])("%s %s", (file, source, count) => {
  expect(physical(file, source)).toHaveLength(count);
});
