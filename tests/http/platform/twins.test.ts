import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";
import { kinds } from "#tests/e2e/support/kinds.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";

const arabicService = siteIn("ar").path(kinds["service with an Arabic slug"]);

test.each([
  ["/", "/index.md", "en"],
  ["/ar", "/ar.md", "ar"],
  ["/about", "/about.md", "en"],
  [arabicService, `${arabicService}.md`, "ar"],
])("%s has a twin at %s, and sends it to whoever prefers Markdown", async (page, address, language) => {
  const headers = { "accept-encoding": "br" };
  const twin = await ask(address, { headers });
  const text = brotliDecompressSync(twin.body).toString();
  expect(text).toContain(`\nlanguage: "${language}"\n`);
  expect(text).toMatch(/^# \S/m);
  expect(twin.headers.link).toContain(`${page}>; rel="canonical"`);
  const atPage = await ask(page, { headers: { ...headers, accept: "text/markdown" } });
  expect(atPage.body).toEqual(twin.body);
});

test("a page that search engines must not list, and one that is made at request time, are HTML for everybody", async () => {
  for (const page of ["/search", "/book"]) {
    const answer = await ask(page, { headers: { accept: "text/markdown, text/html" } });
    expect([page, answer.status, answer.headers["content-type"]]).toEqual([page, 200, "text/html; charset=utf-8"]);
    expect((await ask(`${page}.md`)).status).toBe(404);
  }
});

test("a campaign in the address of a twin does not matter, and a question leads to the page", async () => {
  expect((await ask("/about.md?utm_source=x")).text).toBe((await ask("/about.md")).text);
  const { status, headers } = await ask("/calculators/fresh-air.md?v=1");
  expect([status, headers.location]).toEqual([301, "/calculators/fresh-air?v=1"]);
});
