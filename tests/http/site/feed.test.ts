import { describe, expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import { type Element, parseHtml, voidElements } from "#tests/site/html.ts";

/** Parses a feed as strictly as a feed reader, which refuses a feed that is not valid XML. */
function parseXml(xml: string): Element {
  // Outside tags, `<` is forbidden, and so are `&` (except in an XML entity) and control characters.
  expect(xml).not.toMatch(/<(?![/?a-z])|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/i);
  expect([...xml].filter((letter) => letter < " " && letter !== "\n")).toEqual([]);
  // Every value must be in quotes, and no attribute may occur twice. An element without an end tag must end with a slash.
  for (const [tag, name = "", attributes = "", end] of xml.matchAll(/<([a-z][^\s/>]*)((?:[^>"]|"[^"]*")*?)(\/?)>/gi)) {
    expect(attributes, tag).toMatch(/^(?:\s+[\w:]+="[^"<]*")*\s*$/);
    const names = Array.from(attributes.matchAll(/([\w:]+)="/g), ([, one]) => one);
    expect(new Set(names).size, tag).toBe(names.length);
    if (voidElements.has(name)) expect(end, tag).toBe("/");
  }
  return parseHtml(xml);
}

describe.each(["en", "ar"] as const)("%s", (language) => {
  test("the blog names its feed, which a reader can parse", async () => {
    const blog = parseHtml((await ask(siteIn(language).path("/blog"))).text);
    const address = blog.first("link", (link) => link.attr("type") === "application/atom+xml")?.attr("href") ?? "";
    const { headers, text } = await ask(address);
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect((await ask(address, { headers: { "if-none-match": headers.etag ?? "" } })).status).toBe(304);

    const feed = parseXml(text).required("feed");
    expect(feed.parent?.children.filter((child) => typeof child !== "string")).toEqual([feed]);
    expect(feed.attr("xml:lang")).toBe(language === "ar" ? "ar-AE" : "en-AE");
    const entries = feed.all("entry").length;
    expect(entries).toBeGreaterThanOrEqual(14);
    const texts = (...tags: string[]) => tags.flatMap((tag) => feed.all(tag).map((element) => element.text()));
    const ids = texts("id");
    expect(new Set(ids).size).toBe(entries + 1);
    expect(ids.filter((id) => !/^tag:[\w.-]+,\d{4}:(en|ar)\//.test(id))).toEqual([]);
    const dates = texts("updated", "published");
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/.test(date))).toEqual([]);
    const targets = texts("content").flatMap((html) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href));
    const links = feed.all("link").map((link) => link.attr("href"));
    const hrefs = [...links, ...texts("uri"), ...targets];
    expect(hrefs.filter((href = "") => !/^https?:\/\//.test(href))).toEqual([]);
    expect(targets.length).toBeGreaterThan(30);
  });
});
