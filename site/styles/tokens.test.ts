import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Returns the value of a colour in the light and in the dark theme. */
function valuesOf(name: string): Record<string, string> {
  const [, light, dark] = new RegExp(`--${name}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6})\\))?;`).exec(css) ?? [];
  if (!light) throw new Error(`tokens.css has no colour --${name}`);
  return { light, dark: dark ?? light };
}

/** Relative luminance and contrast as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const onPaper = ["surface", "raised", "sand", "brand-tint"];
const required: [colour: string, backgrounds: string[], least: number][] = [
  ["focus", [...onPaper, "navy"], 3],
  ["field", onPaper, 3],
  ["ink", onPaper, 4.5],
  ["soft", onPaper, 4.5],
  ["brand", onPaper, 4.5],
  ["accent-deep", onPaper, 4.5],
  ["danger", onPaper, 4.5],
  ["on-navy", ["navy"], 4.5],
  ["on-accent", ["accent"], 4.5],
];

describe.each(["light", "dark"])("in the %s theme", (theme) => {
  test.each(required)("%s stands out from %j", (colour, backgrounds, least) => {
    const ratio = (background: string) => contrast(valuesOf(colour)[theme] ?? "", valuesOf(background)[theme] ?? "");
    expect(
      backgrounds.flatMap((name) => (ratio(name) < least ? `${colour} on ${name}: ${ratio(name).toFixed(2)}` : [])),
    ).toEqual([]);
  });
});

test("black on white is 21 to 1", () => expect(contrast("#000000", "#ffffff")).toBeCloseTo(21));
