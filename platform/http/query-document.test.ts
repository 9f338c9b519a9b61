import { describe, expect, it } from "vitest";
import { startTestServer } from "./fixture.ts";

type Options = Parameters<typeof startTestServer>[0];
const html = { "content-type": "text/html; charset=utf-8" };
/** Answers with the request's own values. The text is long enough to be compressed. */
const pages = async (request: Request) =>
  new Response(`${new URL(request.url).search} ${request.headers.get("x-nonce")} ${"cool ".repeat(400)}`, {
    headers: html,
  });

async function withDoor<T>(
  use: (server: Awaited<ReturnType<typeof startTestServer>>) => Promise<T>,
  options: Options = { pages },
) {
  const server = await startTestServer(options);
  return use(server).finally(server.close);
}

describe("a document that answers queries", () => {
  it("is served as a file without a query, and rendered with one", () =>
    withDoor(async ({ ask }) => {
      for (const path of ["/abu-dhabi", "/abu-dhabi?"]) expect(String((await ask(path)).body)).toContain("Abu Dhabi");
      expect(String((await ask("/abu-dhabi?v=1&area=%D9%A1%D9%A2")).body)).toMatch(/^\?v=1&area=%D9%A1%D9%A2 /);
      // Other documents ignore the query.
      expect(String((await ask("/?v=1")).body)).toContain("Home");
    }));

  it("has the policy and headers of its file, and no nonce", () =>
    withDoor(async ({ ask }) => {
      const [file, answer] = [await ask("/abu-dhabi"), await ask("/abu-dhabi?v=1")];
      const { etag: _, date: __, "content-length": ___, ...headers } = file.headers;
      expect(answer.headers).toMatchObject({ ...headers, vary: "Accept-Encoding" });
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(String(answer.body)).toContain(" null ");
    }));

  it("is revalidated by its ETag", () =>
    withDoor(async ({ ask }) => {
      const [one, two] = [await ask("/abu-dhabi?v=1"), await ask("/abu-dhabi?v=2")];
      expect(one.headers.etag).not.toBe(two.headers.etag);
      const headers = { "if-none-match": String(one.headers.etag), "accept-encoding": "br" };
      const again = await ask("/abu-dhabi?v=1", { headers });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers).toMatchObject({ etag: one.headers.etag, "cache-control": "no-cache" });
      expect((await ask("/abu-dhabi?v=2", { headers })).status).toBe(200);
    }));

  it("is compressed, with the same length for HEAD and GET", () =>
    withDoor(async ({ ask }) => {
      const headers = { "accept-encoding": "br, gzip" };
      const [got, head] = [
        await ask("/abu-dhabi?v=1", { headers }),
        await ask("/abu-dhabi?v=1", { method: "HEAD", headers }),
      ];
      expect(got.headers["content-encoding"]).toBe("br");
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
      for (const name of ["etag", "content-length", "content-encoding", "content-type", "content-security-policy"])
        expect(head.headers[name], name).toBe(got.headers[name]);
      expect(Number(head.headers["content-length"])).toBe(got.body.length);
    }));

  it("inlines only the rules of its own head if the rest is in a file", () =>
    withDoor(
      async ({ ask }) => {
        const answer = await ask("/abu-dhabi?v=1");
        expect(String(answer.body)).toBe("<style>.$&{top:0}</style><i>b</i><style>.c{}</style>");
        expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      },
      {
        pages: async () => new Response("<style>.a{}.b{}</style><i>b</i><style>.c{}</style>", { headers: html }),
        heads: { "/abu-dhabi": "<style>.$&{top:0}</style>" },
      },
    ));

  it("that fails is not cached", () =>
    withDoor(
      async ({ ask }) => {
        const answer = await ask("/abu-dhabi?v=1");
        expect(answer.status).toBe(500);
        expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
        expect(answer.headers.etag).toBeUndefined();
      },
      { pages: async () => new Response("sorry", { status: 500, headers: html }) },
    ));

  it("an address that is too long or malicious is refused before that", () =>
    withDoor(async ({ ask }) => {
      expect((await ask(`/abu-dhabi?v=${"1".repeat(6000)}`)).status).toBe(414);
      expect((await ask("/abu-dhabi/../abu-dhabi?v=1")).status).toBe(400);
      expect((await ask("/abu-dhabi?v=1", { method: "DELETE" })).status).toBe(405);
    }));
});
