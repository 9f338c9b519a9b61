import { languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { expect, test, vi } from "vitest";
import { pagesIn } from "./inventory.server.ts";
import { menus } from "./navigation.server.ts";
import { overviewPage } from "./overview.server.ts";

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
