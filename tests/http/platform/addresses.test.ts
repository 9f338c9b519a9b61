import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { kinds } from "#tests/e2e/support/kinds.ts";
import { origin } from "#tests/e2e/support/origin.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";
import { sitemapPaths } from "#tests/e2e/support/sitemap.ts";

const arabicService = siteIn("ar").path(kinds["service with an Arabic slug"]);

const redirects = [
  ["/abudhabi", "/abu-dhabi"],
  ["/rasalkhaimah", "/ras-al-khaimah"],
  ["/ummalquwain", "/umm-al-quwain"],
  ["/ar/abudhabi", "/ar/abu-dhabi"],
  ["/AbuDhabi/?ref=a%20b", "/abu-dhabi?ref=a%20b"],
  ["/about/", "/about"],
  ["/ar/", "/ar"],
  ["/ABOUT", "/about"],
  ["/AR/Contact", "/ar/contact"],
  ["//about", "/about"],
  ["/services//air-conditioning/", kinds.service],
  ["/ar/services/air-conditioning/repair-cleaning", arabicService],
  [arabicService.toLowerCase(), arabicService],
  [`${arabicService}/`, arabicService],
] as const;

for (const [from, to] of redirects) {
  test(`${from} redirects permanently to ${to}, in one step`, async () => {
    const answer = await ask(from);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expect((await ask(to)).status).toBe(200);
    expect((await ask(from, { method: "HEAD" })).status).toBe(301);
  });
}

test("no spelling leads to another host", async () => {
  for (const path of ["//evil.example/", "///evil.example//", "/\\evil.example/", "//evil.example/%2f.."]) {
    const { headers } = await ask(path);
    const target = new URL(headers.location ?? "/", origin);
    expect(target.origin).toBe(origin);
    expect(headers.location ?? "").not.toMatch(/^\/[/\\]/);
  }
});

test("robots.txt names the sitemap and excludes no page", async () => {
  const { status, headers, text } = await ask("/robots.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(text).toMatch(/^User-agent: \*$/im);
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/im);
  expect(text).not.toMatch(/^Disallow: \/\s*$/im);
});

test("every address of the sitemap answers 200, in both languages, without duplicates", async () => {
  expect((await ask("/sitemap.xml")).headers["content-type"]).toMatch(/xml/);
  const paths = await sitemapPaths();
  expect(new Set(paths).size).toBe(paths.length);
  const noindex = /<meta name="robots" content="noindex/;
  for (const path of Object.values(kinds).flatMap((id) => [siteIn("en").path(id), siteIn("ar").path(id)]))
    expect(paths.includes(path), `${path} is listed unless it says noindex`).toBe(
      !noindex.test((await ask(path)).text),
    );
  for (const path of ["/design", "/mailbox", "/ar/design"]) expect(paths).not.toContain(path);
  for (const path of paths) expect.soft((await ask(path)).status, path).toBe(200);
});
