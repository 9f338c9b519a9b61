import { expect, test } from "vitest";
import { hasOwnPapers } from "#site/content/own-papers.server.ts";
import { material } from "#site/content/photos.server.ts";
import { assetAt } from "./build.ts";
import { pages } from "./pages.ts";

const marks = /\/photos\/|data-pair|data-proof/;

test("photographs are on pages, each as a built file, and a site without photographs and examples has no trace of them", () => {
  const having = pages.filter(({ html }) => marks.test(html));
  const addresses = new Set(having.flatMap(({ html }) => html.match(/\/photos\/\w+-\d+\.avif/g) ?? []));
  expect([...addresses].filter((address) => !assetAt(address))).toEqual([]);
  const { team, photos: shown, certificates, pairs } = material();
  if ([team, shown, certificates, pairs].every((list) => list.length === 0))
    expect(having.map(({ path }) => path)).toEqual([]);
  else expect(having.length).toBeGreaterThan(0);
});

test("search engines hear nothing of drawn examples, nor of the papers of an example company", () => {
  const company = pages.filter(({ id }) => id === "/about" || id === "/company-papers");
  const heard = company.filter(({ root }) =>
    root.all("script").some((script) => /portrait|framed-certificate/.test(script.content)),
  );
  expect(heard).toEqual([]);
  expect(
    company
      .filter(({ noindex }) => noindex)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(hasOwnPapers() ? [] : ["/ar/company-papers", "/company-papers"]);
});
