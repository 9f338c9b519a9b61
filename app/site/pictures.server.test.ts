import { expect, test } from "vitest";
import { fixedPages } from "./pages.ts";
import { pictureOf } from "./pictures.server.ts";
import { placePageOf } from "./place-pages.ts";

const named = (id: string) => pictureOf(id)?.name;

test("every page about a place has a picture, written or not", () => {
  expect(fixedPages.filter((id) => placePageOf(id) && !pictureOf(id))).toEqual([]);
});

test("the trade's picture, or the city's where the trade has none that fits", () => {
  expect(named("/al-ain/swimming-pool-maintenance-services")).toBe("pool-pump-room");
  expect(named("/ajman/carpentry")).toBe("ajman");
});

test("where chilled water cools the flats, no picture shows a unit with a condenser of its own", () => {
  const cooledFromAfar = ["business-bay", "discovery-gardens", "downtown-dubai", "dubai-marina", "jlt", "motor-city"];
  const own = ["split-ac", "ducted-system", "villa", "maintenance-team", "vrf"];
  const shown = cooledFromAfar.map((district) => named(`/dubai/ac-services/${district}`) ?? "");
  expect(shown.filter((name) => own.includes(name))).toEqual([]);
});
