import { languageCodes } from "@site/ground/language/languages.ts";
import { describe, expect, test } from "vitest";
import { diagramWordsOf } from "#site/content/content.server.ts";
import { diagramNames, diagrams } from "#site/content/diagrams.ts";
import { drawings } from "./drawings.ts";
import { linesOf } from "./Lettering.tsx";
import { plate } from "./plate.server.tsx";
import { diagramHeights, plateWidth } from "./size.ts";
import { cornersOf, type Place } from "./types.ts";

const drawn = (svg: string, element: string) =>
  [...svg.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, "g"))].map(([, text]) => text);

describe.each(diagramNames)("%s", (name) => {
  test.each(languageCodes)("has every label and every number (%s)", (language) => {
    const words = diagramWordsOf(name, language);
    const svg = plate({ name, language, words });
    const places: Record<string, Place> = drawings[name].labels;
    const lines = Object.entries(words.labels).flatMap(([key, label]) => linesOf(label, places[key]?.wrap));
    expect(drawn(svg, "tspan").sort()).toEqual(lines.sort());
    expect(drawn(svg, "text").filter(Boolean)).toEqual(words.steps.map((_, index) => String(index + 1)));
    expect(svg).not.toMatch(/ style=|url\(|NaN|undefined/);
  });

  test("a film's spots are where its steps are", () => {
    const { spots } = drawings[name];
    expect(spots).toHaveLength(diagrams[name].steps);
    const beyond = spots
      .flatMap(cornersOf)
      .filter(([x, y]) => x < 0 || y < 0 || x > plateWidth || y > diagramHeights[name]);
    expect(beyond).toEqual([]);
  });

  test("has the same labels in both languages, each with a place", () => {
    const [first, ...others] = languageCodes.map((language) =>
      Object.keys(diagramWordsOf(name, language).labels).sort(),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(first).toEqual([...diagrams[name].labels].sort());
  });
});

test("a drawing that is read from the right is mirrored, but not its letters", () => {
  const file = (language: "en" | "ar") =>
    plate({ name: "split-unit", language, words: diagramWordsOf("split-unit", language) });
  const x = (svg: string) => Number(/<tspan x="(\d+)"/.exec(svg)?.[1]);
  expect(x(file("en")) + x(file("ar"))).toBe(plateWidth);
  expect(file("ar").match(/matrix\(-1/g)).toHaveLength(1);
  expect(file("ar")).toMatch(/matrix.*<\/g><circle/);
  expect(file("en")).not.toContain("matrix");
});

test("a label is broken between words only", () => {
  expect(linesOf("Energy transfer station", 15)).toEqual(["Energy transfer", "station"]);
  expect(linesOf("Thermostat", 5)).toEqual(["Thermostat"]);
});
