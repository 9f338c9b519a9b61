import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { expect, test, vi } from "vitest";
import { pagesIn } from "./inventory.server.ts";
import { menus } from "./navigation.server.ts";
import { overviewPage } from "./overview.server.ts";
import { comparisonRows } from "./schemas/pages.ts";

// In production mode the list of pages is read once. Otherwise it would be read again and again.
vi.stubEnv("NODE_ENV", "production");

test.each(languageCodes)(
  "the services open with cards by need and list every page below them once (%s)",
  (language) => {
    const { list } = overviewPage(href("/services", language));
    if (list.kind !== "long") throw new Error("the services are a long list");
    expect(new Set(list.opening.map(({ kind }) => kind))).toEqual(new Set(["cards"]));
    expect(list.sections.at(0)?.kind).not.toBe("cards");
    const listed = list.groups.flatMap(({ pages }) => pages.map(({ id }) => id as string));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(pagesIn(language).filter((id) => id.startsWith("/services/"))));
  },
);

test.each(["/industries", "/solutions"] as const)(
  "%s shows the pages directly below it, as many as the menu says, and no picture twice",
  (id) => {
    const { list } = overviewPage(id);
    if (list.kind !== "short") throw new Error(`${id} is a short list`);
    expect(list.cards.map((card) => card.id.split("/").length)).toEqual(list.cards.map(() => 3));
    const inMenu = menus("en").flatMap(({ overviews }) => overviews.filter((overview) => overview.id === id));
    expect(inMenu).toEqual([{ id, count: list.cards.length }]);
    const pictures = list.cards.map(({ picture }) => picture?.name);
    expect(new Set(pictures).size).toBe(pictures.length);
  },
);

test.each(languageCodes)("the bundles are compared line by line, each with its own words (%s)", (language) => {
  const { list } = overviewPage(href("/bundles", language));
  const [table] = list.sections;
  if (table?.kind !== "table") throw new Error("the comparison is the first section");
  expect(table.columns.slice(1)).toEqual(list.kind === "short" ? list.cards.map(({ name }) => name) : []);
  expect(table.rows.map((row) => row.length)).toEqual(comparisonRows.map(() => table.columns.length));
  const [audience] = table.rows;
  expect(new Set(audience).size).toBe(audience?.length);
});
