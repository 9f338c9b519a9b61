import { describe, expect, test } from "vitest";
import { facesIn } from "./font-faces.ts";
import { shownOn, stacks } from "./fonts.ts";
import { problemsOf } from "./pages.ts";

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

  test("show bold letters, digits and symbols of both scripts in the bold font", () => {
    expect(
      problemsOf((page) => {
        const light = shownOn(page).filter(({ weight, face }) => face && face.weights[0] !== weight);
        return light.length === 0 ? [] : [`light among bold: ${[...new Set(light.map(({ character }) => character))]}`];
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
});
