import { describe, expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";

/**
 * The server usually puts only the results into a prerendered page. If the query has another parameter, it renders the whole page. Both
 * must look the same.
 */
describe.each(["en", "ar"] as const)("%s", (language) => {
  const site = siteIn(language);
  for (const query of ["q=duct", "q=duct&page=2", "q=ساعات+العمل", "q=qwxzv", 'q="><b>&amp;', "q="])
    test(`the page of results for ${query} is the same inside its prerendered document`, async () => {
      const address = encodeURI(`${site.path("/search")}?${query}`);
      const [framed, whole] = (await Promise.all([ask(address), ask(`${address}&x=`)])).map(({ text }) => text);
      expect(mainOf(framed)).toBe(mainOf(whole));
      expect(mainOf(framed)).toMatch(/<h1/);
      expect(otherLanguageIn(framed)).toBe(otherLanguageIn(whole?.replaceAll("&amp;x=", "")));
    });
});

const mainOf = (html = "") => /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll("<!-- -->", "");
const otherLanguageIn = (html = "") => /<a [^>]*hrefLang[^>]*>/.exec(html)?.[0];
