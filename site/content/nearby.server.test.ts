import { nearMe } from "@site/ground/site-map/catalogue.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { expect, test } from "vitest";
import { citiesToChoose } from "./nearby.server.ts";

test("a page near the visitor begins with the choice of a city: its trade there, or the city itself", () => {
  const idsOf = (page: (typeof nearMe)[number]) => citiesToChoose(`/near-me/${page}`, "en").map(({ id }) => id);
  expect(idsOf("plumbing-services")).toEqual(cities.map((city) => `/${city}/plumbing`));
  expect(idsOf("solar-services")).toEqual(cities.map((city) => `/${city}`));
  expect(nearMe.filter((page) => idsOf(page).length === 0)).toEqual([]);
});

test("other pages ask for no city", () => {
  expect(citiesToChoose("/dubai/plumbing", "en")).toEqual([]);
  expect(citiesToChoose("/services/painting", "en")).toEqual([]);
});
