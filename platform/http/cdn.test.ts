import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer } from "./fixture.ts";

const day = 86_400;
const html = { "content-type": "text/html; charset=utf-8" };
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  const pages = async (request: Request) => new Response(new URL(request.url).search, { headers: html });
  server = await startTestServer({ cdnSeconds: day, pages });
});
afterAll(() => server.close());

const headersOf = async (path: string, more: Record<string, string> = {}) =>
  (await server.ask(path, { headers: more })).headers;

describe("with a CDN in front", () => {
  it("a document may be kept by it and goes on being asked for by browsers", async () => {
    const headers = await headersOf("/");
    expect(headers).toMatchObject({
      "cache-control": `public, max-age=0, s-maxage=${day}`,
      "cdn-cache-control": `public, max-age=${day}, stale-while-revalidate=604800, stale-if-error=604800`,
      "cache-tag": "documents",
      "surrogate-key": "documents",
      vary: "Accept-Encoding",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect((await headersOf("/", { "if-none-match": headers.etag ?? "" }))["cdn-cache-control"]).toBeDefined();
  });

  it("a file has a tag of its own, and a file with a hash in its name is kept for good", async () => {
    expect(await headersOf("/robots.txt")).toMatchObject({
      "cache-control": `public, max-age=3600, s-maxage=${day}`,
      "cache-tag": "files",
    });
    const asset = await headersOf("/assets/Entry-AbC1.js");
    expect(asset["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(asset["cache-tag"]).toBeUndefined();
  });

  it.each(["/abu-dhabi?v=1&place=dubai", "/search?q=my+name", "/healthz", "/assets/gone.js"])(
    "%s is not kept by it",
    async (path) => {
      const headers = await headersOf(path);
      expect(headers["cache-control"]).toMatch(/^(no-store|private, no-cache)$/);
      expect(headers["cdn-cache-control"]).toBeUndefined();
      expect(headers["surrogate-key"]).toBeUndefined();
    },
  );
});
