import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { company as ours } from "./company.server.ts";
import { companyNode, filledIn } from "./json-ld.company.server.ts";
import { priceListNode, priceNode } from "./json-ld.prices.server.ts";
import { currentPrices } from "./prices.server.ts";
import { company } from "./schemas/company.ts";
import { pricePages } from "./schemas/prices.ts";

// The rows are shown for a year after they were checked.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-12-02"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const real = { sample: false };
const example = { sample: true };

test("a price is offered with its tax, its unit and its last day, and a sample is no offer", () => {
  expect(priceNode("/sharjah/plumbing", "en", real)).toMatchObject({
    "@type": "Offer",
    priceValidUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    priceSpecification: { priceCurrency: "AED", valueAddedTaxIncluded: true, unitText: "a visit" },
  });
  const lists = pricePages.map((page) => priceListNode(page, "https://a.example", "ar", real)?.itemListElement ?? []);
  expect(Math.min(...lists.map((list) => list.length))).toBeGreaterThan(20);
  expect(lists.flat()).toHaveLength(currentPrices().length);
  expect(priceNode("/sharjah/plumbing", "en", example)).toBeUndefined();
  expect(priceListNode("/pricing", "https://a.example", "ar", example)).toBeUndefined();
});

test("what a company has filled in stands in its markup, and nothing else", () => {
  const { body: _, ...file } = ours();
  const filled = company.parse({
    ...file,
    office: {
      street: { en: "Street 1", ar: "شارع 1" },
      latitude: 25.2,
      longitude: 55.3,
      map: "https://maps.example/1",
    },
    profiles: ["https://profile.example/us"],
    image: "/brand/van.jpg",
    priceRange: "AED 150–900",
    papers: { vat: "100123456700003" },
  });
  expect(filledIn("https://a.example", filled)).toEqual({
    geo: { "@type": "GeoCoordinates", latitude: 25.2, longitude: 55.3 },
    hasMap: "https://maps.example/1",
    sameAs: ["https://profile.example/us"],
    image: "https://a.example/brand/van.jpg",
    priceRange: "AED 150–900",
    vatID: "100123456700003",
  });
  expect(Object.keys(companyNode("https://a.example", "en", true))).not.toContain("geo");
});
