import { forEachLanguage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

forEachLanguage((site) => {
  test("the blog names its feed, which a reader can parse", async ({ page }) => {
    await page.goto(site.path("/blog"));
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
    const answer = await page.request.get(address ?? "");
    expect(answer.headers()).toMatchObject({ "content-type": "application/atom+xml; charset=utf-8" });
    const etag = answer.headers().etag ?? "";
    expect((await page.request.get(address ?? "", { headers: { "if-none-match": etag } })).status()).toBe(304);

    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "text/xml");
        const texts = (name: string) =>
          [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? "");
        const hrefs = [...document.getElementsByTagName("link")].map((link) => link.getAttribute("href") ?? "");
        return {
          root: document.documentElement.nodeName,
          language: document.documentElement.getAttribute("xml:lang"),
          entries: document.getElementsByTagName("entry").length,
          ids: texts("id"),
          dates: [...texts("updated"), ...texts("published")],
          hrefs: [...hrefs, ...texts("uri")],
          targets: texts("content").flatMap((html) =>
            [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href),
          ),
        };
      },
      await answer.text(),
    );
    expect(feed).toMatchObject({ root: "feed", language: site.language === "ar" ? "ar-AE" : "en-AE" });
    expect(feed.entries).toBeGreaterThanOrEqual(14);
    expect(new Set(feed.ids).size).toBe(feed.entries + 1);
    expect(feed.ids.filter((id) => !/^tag:[\w.-]+,\d{4}:(en|ar)\//.test(id))).toEqual([]);
    expect(feed.dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+04:00$/.test(date))).toEqual([]);
    expect([...feed.hrefs, ...feed.targets].filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    expect(feed.targets.length).toBeGreaterThan(30);
  });
});
