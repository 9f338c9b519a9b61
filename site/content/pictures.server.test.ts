import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fixedPages } from "@site/ground/site-map/pages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import { expect, test } from "vitest";
import { moving, pictureNamed, pictureOf } from "./pictures.server.ts";

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

test("what moves over a picture is a file of its size that rests within five seconds", () => {
  const files = globSync("public/motion/*.svg");
  expect(files.map((file) => basename(file, ".svg")).sort()).toEqual([...moving].sort());
  for (const file of files) {
    const svg = readFileSync(file, "utf8");
    const { width, height } = pictureNamed(basename(file, ".svg"));
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    const [, seconds, rounds] = /animation:f ([\d.]+)s linear (\d+)}/.exec(svg) ?? [];
    expect(Number(seconds) * Number(rounds)).toBeLessThan(5);
  }
});
