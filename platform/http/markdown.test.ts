import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { files, siteUrl, startTestServer } from "./fixture.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ cdnSeconds: 86_400 });
});
afterAll(() => server.close());

const markdown = { accept: "text/markdown" };
const twin = files["abu-dhabi.md"];
const canonical = `<${siteUrl}/abu-dhabi>; rel="canonical"`;

it.each([
  ["text/markdown", true],
  ["text/markdown, text/html, */*", true],
  ["Text/Markdown;variant=GFM, text/html;q=0.9", true],
  ["text/html;q=0.4, text/markdown;q=0.5", true],
  ["text/markdown;q=0.8, */*;q=0.1", true],
  ["text/html, text/markdown;q=0.9", false],
  ["text/*, text/markdown;q=0.9", false],
  ["text/markdown;q=0, text/html", false],
  ["text/markdown;q=0", false],
  ["text/markdownish", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
  ["text/*", false],
  ["*/*", false],
  ["", false],
])("Accept %j gets Markdown: %s", async (accept, isTwin) => {
  const { status, headers, body } = await server.ask("/abu-dhabi", { headers: { accept } });
  expect([status, headers["content-type"]]).toEqual([200, `text/${isTwin ? "markdown" : "html"}; charset=utf-8`]);
  expect(body.toString() === twin).toBe(isTwin);
  expect(headers.vary).toMatch(/^Accept(?:,|$)/);
});

it("a page without a twin is HTML, whatever is preferred, and does not depend on Accept", async () => {
  const { headers, body } = await server.ask("/", { headers: markdown });
  expect(body.toString()).toContain("<title>Home");
  expect(headers.vary).toBe("Accept-Encoding");
});

it("a twin at its own address names its page, and is no page for search engines", async () => {
  const { status, headers, body } = await server.ask("/abu-dhabi.md");
  expect([status, body.toString()]).toEqual([200, twin]);
  expect(headers).toMatchObject({
    "content-type": "text/markdown; charset=utf-8",
    "x-robots-tag": "noindex",
    link: canonical,
    vary: "Accept, Accept-Encoding",
    "cdn-cache-control": expect.stringContaining("max-age=86400"),
  });
});

it("a twin at the address of its page is kept by no shared cache, and does not take the page from search engines", async () => {
  const { headers } = await server.ask("/abu-dhabi", { headers: markdown });
  expect(headers).toMatchObject({ "cache-control": "private, no-cache", link: canonical });
  for (const name of ["x-robots-tag", "cdn-cache-control", "cache-tag", "surrogate-key"])
    expect([name, headers[name]]).toEqual([name, undefined]);
});

it.each(["/abu-dhabi.md", "/abu-dhabi"])("%s is compressed, revalidated, and answers HEAD", async (path) => {
  const ask = (more: Record<string, string>, method = "GET") =>
    server.ask(path, { method, headers: { ...markdown, ...more } });
  const [br, gzip] = [await ask({ "accept-encoding": "br" }), await ask({ "accept-encoding": "gzip" })];
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect([String(brotliDecompressSync(br.body)), String(gunzipSync(gzip.body))]).toEqual([twin, twin]);
  const again = await ask({ "accept-encoding": "br", "if-none-match": String(br.headers.etag) });
  expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, "Accept, Accept-Encoding"]);
  const head = await ask({ "accept-encoding": "br" }, "HEAD");
  const { date: _, ...headers } = br.headers;
  expect(head.headers).toMatchObject(headers);
  expect(head.body).toHaveLength(0);
});

it("the ETag of the page does not confirm the twin", async () => {
  const { etag } = (await server.ask("/abu-dhabi")).headers;
  const { status } = await server.ask("/abu-dhabi", { headers: { ...markdown, "if-none-match": String(etag) } });
  expect(status).toBe(200);
});

it("a question to a twin leads to the page, which alone can answer it", async () => {
  const { status, headers } = await server.ask("/abu-dhabi.md?area=12&v=1");
  expect([status, headers.location]).toEqual([301, "/abu-dhabi?area=12&v=1"]);
  const answer = await server.ask("/abu-dhabi?area=12&v=1", { headers: markdown });
  expect(answer.body.toString()).toContain("/abu-dhabi?area=12&v=1");
  expect((await server.ask("/abu-dhabi.md?")).body.toString()).toBe(twin);
});

it.each(["/no-such-page.md", "/.md", "/index.md", "/robots.txt.md"])("there is nothing at %s", async (path) => {
  expect((await server.ask(path)).status).toBe(404);
});
