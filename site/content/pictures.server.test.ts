import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fixedPages } from "@site/ground/site-map/pages.ts";
import { placePageOf } from "@site/ground/site-map/place-pages.ts";
import { expect, test } from "vitest";
import { movingPictures, pictureNamed, pictureOf } from "./pictures.server.ts";

const named = (id: string) => pictureOf(id)?.name;

test("every page about a place has a picture, written or not", () => {
  expect(fixedPages.filter((id) => placePageOf(id) && !pictureOf(id))).toEqual([]);
});

test("the picture is the trade's, or the city's if the trade has none that fits", () => {
  expect(named("/al-ain/swimming-pool-maintenance-services")).toBe("pool-pump-room");
  expect(named("/ajman/carpentry")).toBe("ajman");
});

test("if chilled water cools the flats of a district, no picture shows a unit with a condenser of its own", () => {
  const cooledFromAfar = ["business-bay", "discovery-gardens", "downtown-dubai", "dubai-marina", "jlt", "motor-city"];
  const own = ["split-ac", "ducted-system", "villa", "maintenance-team", "vrf"];
  const shown = cooledFromAfar.map((district) => named(`/dubai/ac-services/${district}`) ?? "");
  expect(shown.filter((name) => own.includes(name))).toEqual([]);
});

test("the moving part over a picture is a file of the same size that stops within five seconds", () => {
  const files = globSync("public/motion/*.svg");
  expect(files.map((file) => basename(file, ".svg")).sort()).toEqual([...movingPictures].sort());
  for (const file of files) {
    const svg = readFileSync(file, "utf8");
    const { width, height } = pictureNamed(basename(file, ".svg"));
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    const [, seconds, rounds] = /animation:f ([\d.]+)s linear (\d+)}/.exec(svg) ?? [];
    expect(Number(seconds) * Number(rounds)).toBeLessThan(5);
  }
});
