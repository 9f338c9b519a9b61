import { expect, test } from "vitest";
import { originalsIn, photos } from "#site/content/photos.server.ts";
import { assetAt } from "./build.ts";
import { pages } from "./pages.ts";

const marks = /\/photos\/|data-pair|data-proof/;

test("photographs are on pages, each as a built file, and a site without photographs has no trace of them", () => {
  const having = pages.filter(({ html }) => marks.test(html));
  const addresses = new Set(having.flatMap(({ html }) => html.match(/\/photos\/\w+-\d+\.avif/g) ?? []));
  expect([...addresses].filter((address) => !assetAt(address))).toEqual([]);
  if (originalsIn(photos()).length === 0) expect(having.map(({ path }) => path)).toEqual([]);
  else expect(having.length).toBeGreaterThan(0);
});
