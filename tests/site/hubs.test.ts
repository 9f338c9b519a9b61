import { languageCodes } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { cities } from "@site/ground/site-map/places.ts";
import { expect, test } from "vitest";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import type { Element } from "./html.ts";
import { pages } from "./pages.ts";

const linksIn = (element: Element | undefined) =>
  new Set((element?.all("a") ?? []).map((link) => idOf(link.attr("href") ?? "")));

const pageOf = (id: string, language: string) => pages.find((page) => page.id === id && page.language === language);

test.each(languageCodes)("a city's page links to every page about the city (%s)", (language) => {
  const { t, words } = siteIn(language);
  const missing = cities.flatMap((city) => {
    const trades = pageOf(`/${city}`, language)?.main.first("nav", (nav) => nav.attr("aria-labelledby") === "trades");
    const heading = trades?.first("*", (element) => element.attr("id") === "trades")?.text();
    if (trades) expect(heading).toBe(t("hub.services", { city: words(`/${city}`).name }));
    const listed = linksIn(trades);
    return pages.filter(({ id, language: own }) => own === language && id.startsWith(`/${city}/`) && !listed.has(id));
  });
  expect(missing.map(({ path }) => decodeURI(path))).toEqual([]);
});

test.each(languageCodes)(
  "the overview of services links to every page for visitors who have not named a city (%s)",
  (language) => {
    const listed = linksIn(pageOf("/services", language)?.main);
    const nearMe = pages.filter(({ id, language: own }) => own === language && id.startsWith("/near-me/"));
    expect(nearMe.length).toBeGreaterThan(0);
    expect(nearMe.filter(({ id }) => !listed.has(id)).map(({ path }) => decodeURI(path))).toEqual([]);
  },
);
