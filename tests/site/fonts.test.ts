import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { needsNoFont } from "#scripts/build/fonts/characters.ts";
import { facesIn } from "./font-faces.ts";
import { shownOn, stacks } from "./fonts.ts";
import { type BuiltPage, pageAt, problemsOf } from "./pages.ts";

const named = (what: string, shown: { character: string }[]) =>
  shown.length === 0 ? [] : [`${what}: ${[...new Set(shown.map(({ character }) => character))].join(" ")}`];

describe("the web fonts of every page", () => {
  test("have a file for each weight", () => {
    expect(
      problemsOf(({ html, language }) =>
        (stacks[language] ?? []).flatMap((family) => {
          const weights = facesIn(html).flatMap((face) => (face.family === family ? [face.weights.join("–")] : []));
          return weights.sort().join() === "400–400,600–600" ? [] : [`${family} has the weights ${weights}`];
        }),
      ),
    ).toEqual([]);
  });

  test("have every printed character, because words would fall apart otherwise, and bold ones in the bold font", () => {
    expect(
      problemsOf((page) => {
        const shown = shownOn(page);
        const lost = shown.filter(({ character, own, face }) => own && !face && !needsNoFont.test(character));
        const light = shown.filter(({ weight, face }) => face && face.weights[0] !== weight);
        return [...named("in no font", lost), ...named("light among bold", light)];
      }),
    ).toEqual([]);
  });

  test("show the plus of a telephone number in the font of its digits", () => {
    expect(
      problemsOf(({ html, language }) => {
        const first = facesIn(html).filter(({ family }) => family === stacks[language]?.[0]);
        const covers = (character: string) => first.every((face) => face.covers(character.codePointAt(0) ?? 0));
        return [..."+971−±%"]
          .filter((character) => !covers(character))
          .map((character) => `${character} is not covered`);
      }),
    ).toEqual([]);
  });

  test("have all characters of a reference number on an Arabic page", () => {
    const [, families = ""] =
      /\.latin:lang\(ar\) \{\s*font-family: ([^;]+);/.exec(readFileSync("site/styles/base.css", "utf8")) ?? [];
    const faces = facesIn((pageAt("/ar") as BuiltPage).html).filter(({ family }) => families.includes(`"${family}"`));
    const covered = (character: string) => faces.some(({ covers }) => covers(character.codePointAt(0) ?? 0));
    expect([..."QT-0123456789"].filter((character) => !covered(character))).toEqual([]);
  });
});
