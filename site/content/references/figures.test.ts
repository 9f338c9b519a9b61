import { expect, test } from "vitest";
import { figuresIn } from "./figures.ts";

const figures = (text: string) => figuresIn(text).map(({ figure }) => figure);

test.each([
  ["about 15,260 a year, 2.9 times, 17:24", ["15,260", "2.9", "17:24"]],
  ["AED 40, and 40 units", ["40"]],
  ["نحو 80 درهماً و4,480 في السنة", ["80", "4,480"]],
])("finds the figures of %s", (text, found) => expect(figures(text)).toEqual(found));

test.each([
  "in 2016 and the 1800s",
  "some 300 of 2,000 at 36 °C",
  "ASHRAE 62.1, UAE.S 5010-1:2019, BS 7671, Law 26 of 2007, by-law 282 of 2016",
  "قرار شرطة عجمان 282 لسنة 2016",
  "Civil Defence on 997, R410A",
])("finds none in %s", (text) => expect(figures(text)).toEqual([]));
