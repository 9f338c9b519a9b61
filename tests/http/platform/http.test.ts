import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask, formType, post, sendRaw } from "#tests/e2e/support/http.ts";
import { kinds } from "#tests/e2e/support/kinds.ts";
import { origin } from "#tests/e2e/support/origin.ts";
import { siteIn } from "#tests/e2e/support/site-words.ts";

const long = `/${"a".repeat(7000)}`;
const big = "a".repeat(70_000);
const arabicService = siteIn("ar").path(kinds["service with an Arabic slug"]);

const security: Record<string, RegExp> = {
  "strict-transport-security": /max-age=\d{8}/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /\w/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
};

const answers: [number, string, () => ReturnType<typeof ask>][] = [
  [200, "a page", () => ask("/about")],
  [200, "a page in Arabic", () => ask(arabicService)],
  [200, "a picture", () => ask("/pictures/villa-480.avif")],
  [200, "the app", () => ask("/design")],
  [200, "health", () => ask("/healthz")],
  [200, "readiness", () => ask("/readyz")],
  [301, "an alias", () => ask("/abudhabi")],
  [404, "an unknown page", () => ask("/no-such-page")],
  [404, "an unknown page in Arabic", () => ask("/ar/%D9%84%D8%A7")],
  [404, "an unknown asset", () => ask("/assets/gone-12345678.js")],
  [404, "a hidden file", () => ask("/.env")],
  [404, "a compressed sibling", () => ask("/about/index.html.br")],
  [400, "a malformed escape", () => ask("/%")],
  [400, "half a letter", () => ask("/ar/%D8")],
  [400, "a zero byte", () => ask("/a%00b")],
  [405, "DELETE", () => ask("/about", { method: "DELETE", headers: { origin } })],
  [405, "PUT", () => ask("/api/contact", { method: "PUT", headers: { origin }, body: "x" })],
  [405, "GET on the form's address", () => ask("/api/contact")],
  [414, "an over-long address", () => ask(long)],
  [403, "a form of another site", () => post("/api/contact", {}, { origin: "https://evil.example" })],
  [403, "a form without origin", () => post("/api/contact", {}, { origin: "" })],
  [403, "a form of a sandboxed page", () => post("/contact", {}, { origin: "null" })],
  [403, "a form that the browser calls foreign", () => post("/api/contact", {}, { "sec-fetch-site": "cross-site" })],
  [415, "a form without type", () => post("/api/contact", {}, { "content-type": "" })],
  [415, "a form of plain text", () => post("/contact", {}, { "content-type": "text/plain" })],
  [413, "70 KB", () => post("/api/contact", { message: big })],
  [413, "70 KB to the page", () => post("/contact", { message: big })],
  [
    413,
    "70 KB in pieces",
    () =>
      ask("/api/contact", {
        method: "POST",
        headers: { origin, "content-type": formType, "transfer-encoding": "chunked" },
        body: big,
      }),
  ],
  [422, "an empty form", () => post("/api/contact", {})],
];

for (const [status, what, question] of answers) {
  test(`${what} answers ${status} with the security headers, and never a stack`, async () => {
    const answer = await question();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(security))
      expect.soft(String(answer.headers[name]), name).toMatch(value);
    expect(answer.text).not.toMatch(/\n\s+at |node:internal|\.ts:\d|\.js:\d+:\d/);
    expect(answer.headers["x-powered-by"]).toBeUndefined();
  });
}

test("405 lists the allowed methods", async () => {
  expect((await ask("/about", { method: "DELETE" })).headers.allow).toContain("GET");
  expect((await ask("/api/contact")).headers.allow).toBe("POST");
});

for (const path of ["/", "/ar", "/design", "/no-such-page", "/contact"]) {
  test(`the policy of ${path} is strict`, async () => {
    const policy = String((await ask(path)).headers["content-security-policy"]);
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:.*script/);
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toMatch(/script-src [^;]*'(sha256|nonce)-/);
  });
}

for (const path of [
  "/",
  "/ar/contact",
  "/design",
  "/no-such-page",
  "/assets/gone.js",
  "/robots.txt",
  "/sitemap.xml",
  "/healthz",
]) {
  test(`HEAD ${path} answers like GET, without the body`, async () => {
    const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    expect(head.status).toBe(get.status);
    expect(head.body).toHaveLength(0);
    const varies = [
      "date",
      "x-request-id",
      "content-security-policy",
      "content-length",
      "transfer-encoding",
      "connection",
    ];
    const steady = (headers: typeof get.headers) => Object.entries(headers).filter(([name]) => !varies.includes(name));
    expect(steady(head.headers)).toEqual(steady(get.headers));
  });
}

for (const path of ["/", arabicService, "/sitemap.xml", "/brand/mark.svg"]) {
  test(`${path} is compressed, revalidated, and 304 when unchanged`, async () => {
    const plain = await ask(path);
    const br = await ask(path, { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await ask(path, { headers: { "accept-encoding": "gzip" } });
    const none = await ask(path, { headers: { "accept-encoding": "br;q=0, gzip;q=0" } });
    expect([
      br.headers["content-encoding"],
      gzip.headers["content-encoding"],
      none.headers["content-encoding"],
    ]).toEqual(["br", "gzip", undefined]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length);
    for (const answer of [plain, br, gzip]) expect(answer.headers.vary).toMatch(/accept-encoding/i);
    const etag = String(br.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(path, { headers: { "accept-encoding": "gzip, br", "if-none-match": tag } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["content-security-policy"]).toBe(br.headers["content-security-policy"]);
    }
    expect((await ask(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
}

test("an answer made at request time is compressed too", async () => {
  const [plain, br, gzip] = await Promise.all(
    ["identity", "br", "gzip"].map((encoding) => ask("/ar/no-such-page", { headers: { "accept-encoding": encoding } })),
  );
  expect([br?.headers["content-encoding"], gzip?.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  const title = siteIn("ar").t("notFound.title");
  expect(plain?.text).toContain(title);
  expect(brotliDecompressSync(br?.body ?? "").toString()).toContain(title);
  expect(gunzipSync(gzip?.body ?? "").toString()).toContain(title);
  expect(br?.headers.vary).toMatch(/accept-encoding/i);
});

test("hashed assets are immutable, pages are revalidated", async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec((await ask("/contact")).text)?.[0] ?? "none";
  expect((await ask(asset)).headers["cache-control"]).toMatch(/max-age=31536000.*immutable/);
  expect((await ask("/contact")).headers["cache-control"]).toBe("no-cache");
  expect((await ask("/no-such-page")).headers["cache-control"]).toMatch(/no-store|no-cache/);
});

for (const path of [
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/package.json",
  "/assets/../../csp.json",
  "/assets/..%5c..%5ccsp.json",
  "/..../package.json",
]) {
  test(`${path} is no path traversal`, async () => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/"dependencies"|sha256-.*sha256-|\n\s+at /);
  });
}

for (const [what, bytes] of [
  ["what is no HTTP", "nonsense\r\n\r\n"],
  ["a raw malformed escape", "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["a raw traversal", "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["a request line of 20 KB", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`],
  ["two lengths", "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
] as const) {
  test(`${what} is refused properly`, async () => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).not.toMatch(/\n\s+at |root:/);
  });
}
