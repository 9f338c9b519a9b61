import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { files, startTestServer } from "./fixture.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const home = files["index.html"];

describe("files", () => {
  it("serves a page that must be revalidated", async () => {
    const answer = await server.ask("/?utm_source=x");
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(home);
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
    });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["x-gzip", "gzip"],
    ["identity, br;q=0.5", undefined],
    ["*;q=0", undefined],
    ["deflate", undefined],
    ["", undefined],
  ])("for Accept-Encoding %j sends %j", async (accept, encoding) => {
    const answer = await server.ask("/", { headers: { "accept-encoding": accept } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    const plain =
      encoding === "br" ? brotliDecompressSync(answer.body) : encoding ? gunzipSync(answer.body) : answer.body;
    expect(plain.toString()).toBe(home);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
  });

  it("answers 304 to its ETag, which differs for each encoding", async () => {
    const br = { "accept-encoding": "br" };
    const [one, two] = [await server.ask("/"), await server.ask("/", { headers: br })];
    expect(one.headers.etag).not.toBe(two.headers.etag);
    const ask = (tag = "") => server.ask("/", { headers: { ...br, "if-none-match": tag } });
    const etag = two.headers.etag ?? "";
    for (const tag of [etag, `W/${etag}`, `"old", ${etag}`, "*"]) expect((await ask(tag)).status).toBe(304);
    expect((await ask(one.headers.etag)).status).toBe(200);
    const unchanged = await ask(etag);
    expect(unchanged.body).toHaveLength(0);
    expect(unchanged.headers).toMatchObject({ etag, "cache-control": "no-cache", vary: "Accept-Encoding" });
    expect(unchanged.headers["content-security-policy"]).toBeDefined();
  });

  it("answers HEAD like GET, without the body", async () => {
    const [get, head] = [await server.ask("/"), await server.ask("/", { method: "HEAD" })];
    expect(head.body).toHaveLength(0);
    const { date: _, ...expected } = get.headers;
    expect(head.headers).toMatchObject(expected);
  });

  it("hashed assets are immutable, and unknown ones get no HTML page", async () => {
    expect((await server.ask("/assets/Entry-AbC1.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    const missing = await server.ask("/assets/gone.js");
    expect([missing.status, missing.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  it("keeps a connection without a header for it, and sends a header if it closes one", async () => {
    const request = (more = "") => `GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const answers = (await server.raw(request() + request("Connection: close\r\n"))).split(/(?=HTTP\/1\.1 )/);
    expect(answers.map((answer) => /^(?:connection|keep-alive):.*?(?=\r)/im.exec(answer)?.[0])).toEqual([
      undefined,
      "Connection: close",
    ]);
    expect(await server.raw("GET / HTTP/1.0\r\nHost: x\r\n\r\n")).toMatch(/^Connection: close/m);
  });

  it("finds Arabic pages with encoded and decoded folder names", async () => {
    expect((await server.ask("/ar/%D8%AA%D9%83%D9%8A%D9%8A%D9%81")).body.toString()).toContain("encoded");
    expect((await server.ask(`/ar/${encodeURIComponent("سباكة")}`)).body.toString()).toContain("decoded");
  });

  it.each(["/_root.data", "/.env", "/index.html.br", "/index.html", "/abu-dhabi/index.html"])(
    "does not serve %s",
    async (path) => {
      expect((await server.ask(path)).status).toBe(404);
    },
  );

  it("serves /.well-known", async () => {
    expect((await server.ask("/.well-known/security.txt")).status).toBe(200);
  });

  it.each(["/../.env", "/%2e%2e/.env", "/assets/..%2f..%2f.env", "/assets/%5c..%5c.env", "/x%00", "/assets/./x"])(
    "refuses to climb: %s",
    async (path) => {
      const answer = await server.ask(path);
      expect(answer.status).toBe(400);
      expect(answer.body.toString()).not.toContain("secret");
    },
  );
});

describe("ranges of a file", () => {
  const part = (range: string, headers: Record<string, string> = {}, path = "/video.mp4", method = "GET") =>
    server.ask(path, { method, headers: { range, ...headers } });

  it("are sent of files that are never compressed", async () => {
    const { status, headers, body } = await part("bytes=1999998-2000003");
    expect([status, body.toString()]).toEqual([206, "890123"]);
    expect(headers).toMatchObject({ "content-range": "bytes 1999998-2000003/3000000", "content-length": "6" });
    const last = await part("bytes=-2");
    expect([last.status, last.body.toString()]).toEqual([206, "89"]);
    expect((await part("bytes=2999999-")).headers["content-range"]).toBe("bytes 2999999-2999999/3000000");
    expect((await part("bytes=0-0", {}, "/robots.txt")).body.toString()).toBe("U");
  });

  it("outside of the file are refused, with its size", async () => {
    const { status, headers, body } = await part("bytes=3000000-");
    expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */3000000", 0]);
    expect(headers["content-security-policy"]).toBeDefined();
  });

  it("are ignored for several ranges, another version, a compressed file and HEAD", async () => {
    const { etag = "" } = (await part("bytes=0-0")).headers;
    expect((await part("bytes=0-0", { "if-range": etag })).status).toBe(206);
    const wholes = [
      await part("bytes=0-1,4-5"),
      await part("bytes=0-0", { "if-range": '"old"' }),
      await part("bytes=0-0", { "if-range": `W/${etag}` }),
      await part("bytes=0-0", { "if-range": new Date().toUTCString() }),
    ];
    for (const { status, body } of wholes) expect([status, body.length]).toEqual([200, 3_000_000]);
    const head = await part("bytes=0-0", {}, "/video.mp4", "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": "3000000" });
    const page = await part("bytes=0-0", { "accept-encoding": "br" }, "/");
    expect([page.status, page.headers["accept-ranges"]]).toEqual([200, undefined]);
    expect((await part("bytes=0-0", { "if-none-match": etag })).status).toBe(304);
  });

  const film = "/films/short-AbC1.mp4";

  it.each([
    ["bytes=0-0", 206, "0"],
    ["bytes=3-", 206, "3456789"],
    ["bytes=-4", 206, "6789"],
    ["bytes=2-99", 206, "23456789"],
    ["bytes=10-", 416, ""],
    ["bytes=-0", 416, ""],
    ["bytes=5-2", 200, "0123456789"],
    ["bytes=0-1,4-5", 200, "0123456789"],
    ["seconds=0-1", 200, "0123456789"],
  ])("of a film: %j is answered with %i", async (range, status, text) => {
    const answer = await part(range, { "accept-encoding": "br, gzip" }, film);
    expect([answer.status, answer.body.toString(), answer.headers["content-encoding"]]).toEqual([
      status,
      text,
      undefined,
    ]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    if (status !== 416) expect(answer.headers["content-type"]).toBe("video/mp4");
  });

  it("a film is read from disk each time, and another film has another ETag", async () => {
    const [one, other] = [await server.ask(film), await server.ask("/video.mp4", { method: "HEAD" })];
    expect([one.body.toString(), one.headers["accept-ranges"]]).toEqual(["0123456789", "bytes"]);
    expect(one.headers.etag).toMatch(/^"[\w-]{11}"$/);
    expect(one.headers.etag).not.toBe(other.headers.etag);
    await server.replace("films/short-AbC1.mp4", "abcdefghij");
    expect((await server.ask(film)).body.toString()).toBe("abcdefghij");
  });
});
