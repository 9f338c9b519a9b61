import { expect, it } from "vitest";
import { leadServices } from "../features/leads/options.ts";
import { isOffered } from "./offered.ts";
import { type Offers, offersEverything, ours, tradeNames, tradeOfService } from "./our-offer.ts";
import { fixedPages, kindOf } from "./pages.ts";
import { unservedNames } from "./place-names.ts";
import { topicOf } from "./topics.ts";

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

it("every service of the forms but `other` is a trade, and every page of a service belongs to one", () => {
  expect(leadServices.filter((service) => !tradeOfService(service))).toEqual(["other"]);
  const none: Offers = { cities: "all", trades: [], without: [] };
  const services = fixedPages.filter((id) => /^\/(services|near-me)\//.test(id) && kindOf(id) === "landing");
  expect(services.filter((id) => isOffered(id, none))).toEqual([]);
  for (const trade of tradeNames) expect(leadServices).toContain(trade);
  expect(topicOf("/services/solar-energy").service).toBe("solar");
});

it("finds the cities that are not served by name, and no other words", () => {
  const names = unservedNames({ ...some, cities: ["dubai", "sharjah"] });
  for (const text of ["in Al Ain.", "بالفجيرة", "في العين", "من عجمان إلى", "all emirates"])
    expect(names?.test(text)).toBe(true);
  for (const text of ["Dubai", "Al Aina", "بالعين المجردة", "الشارقة", "emirates"])
    expect(names?.test(text)).toBe(false);
  expect(unservedNames(ours)).toBeUndefined();
});
