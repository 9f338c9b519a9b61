import { expect, it } from "vitest";
import { isOffered } from "./offered.ts";
import { type Offers, offersEverything, ours } from "./our-offer.ts";
import { fixedPages } from "./pages.ts";
import { unservedNames } from "./place-names.ts";

const some: Offers = { cities: ["dubai", "ajman"], trades: ["ac", "plumbing"], without: ["/bundles/*", "/quote"] };

it("offers everything as it is delivered", () => {
  expect(offersEverything()).toBe(true);
  expect(fixedPages.filter((id) => !isOffered(id, ours))).toEqual([]);
});

it.each([
  ["/dubai", true],
  ["/fujairah", false],
  ["/fujairah/plumbing", false],
  ["/ajman/plumbing", true],
  ["/ajman/painting", false],
  ["/dubai/carpentry", false],
  ["/dubai/ac-services/duct-cleaning", true],
  ["/dubai/ac-services/dubai-marina", true],
  ["/dubai/handyman-services/jlt", false],
  ["/near-me/tiling-services", false],
  ["/services/mep/plumbing-services", true],
  ["/services/air-conditioning/amc", true],
  ["/services/fit-out", false],
  ["/services/pop", false],
  ["/help/no-cooling", true],
  ["/help/pool-problem", false],
  ["/calculators/solar-savings", false],
  ["/calculators/water-system", true],
  ["/bundles/energy-efficiency-bundle", false],
  ["/bundles", true],
  ["/quote", false],
  ["/about", true],
])("%s of an offer of two trades in two cities: %s", (id, is) => {
  expect(isOffered(id, some)).toBe(is);
});

it("finds the cities that are not served by name, and no other words", () => {
  const names = unservedNames({ ...some, cities: ["dubai", "sharjah"] });
  for (const text of ["in Al Ain.", "بالفجيرة", "في العين", "من عجمان إلى", "all emirates"])
    expect(names?.test(text)).toBe(true);
  for (const text of ["Dubai", "Al Aina", "بالعين المجردة", "الشارقة", "emirates"])
    expect(names?.test(text)).toBe(false);
  expect(unservedNames(ours)).toBeUndefined();
});
