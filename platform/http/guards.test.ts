import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { knownKey, siteUrl, startTestServer } from "./fixture.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const form = "application/x-www-form-urlencoded";
const post = (headers: Record<string, string>, body: string | string[] = "a=b", path = "/thanks") =>
  server.ask(path, { method: "POST", headers: { origin: server.origin, "content-type": form, ...headers }, body });

describe("addresses and methods", () => {
  it.each([
    ["/%", 400],
    ["/%zz", 400],
    ["/%D8", 400],
    ["/%ff", 400],
    [`/${"a".repeat(6000)}`, 414],
    [`/?${"a".repeat(6000)}`, 414],
  ])("refuses %.20s with %i", async (path, status) => {
    expect((await server.ask(path)).status).toBe(status);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])("refuses %s", async (method) => {
    const answer = await server.ask("/", { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  });

  it("tolerates an invalid query, as mailing tools send them", async () => {
    expect((await server.ask("/?discount=50%")).status).toBe(200);
  });
});

describe("forms", () => {
  it.each([
    ["the site's origin", () => ({ origin: siteUrl }), 200],
    ["the address it came in by", () => ({ origin: server.origin, "sec-fetch-site": "same-origin" }), 200],
    ["none in Sec-Fetch-Site", () => ({ "sec-fetch-site": "none" }), 200],
    ["a foreign origin", () => ({ origin: "https://evil.example" }), 403],
    ["a null origin", () => ({ origin: "null" }), 403],
    ["the site's own host without TLS", () => ({ origin: "http://site.test", host: "site.test" }), 403],
    ["the right host by another scheme", () => ({ origin: server.origin.replace("http:", "https:") }), 403],
    ["cross-site", () => ({ "sec-fetch-site": "cross-site" }), 403],
    ["same-site, a sister domain", () => ({ "sec-fetch-site": "same-site" }), 403],
    [
      "a forwarded host, no proxy being trusted",
      () => ({ origin: "https://evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }),
      403,
    ],
  ])("from %s", async (_, headers, status) => {
    for (const type of [form, "multipart/form-data; boundary=x"]) {
      const body = type === form ? "a=b" : "--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--\r\n";
      expect((await post({ "content-type": type, ...headers() }, body)).status).toBe(status);
    }
    for (const type of ["text/plain", "application/json"])
      expect((await post({ "content-type": type, ...headers() }, "{}")).status).toBe(status === 403 ? 403 : 415);
  });

  it("refuses a missing origin", async () => {
    for (const type of [form, "multipart/form-data; boundary=x", "application/json", "text/plain"]) {
      const answer = await server.ask("/thanks", { method: "POST", headers: { "content-type": type }, body: "a=b" });
      expect(answer.status).toBe(403);
    }
  });

  it("takes the address from its own proxy", async () => {
    const proxied = await startTestServer({ proxies: 1 });
    const headers = { "x-forwarded-host": "shop.example", "x-forwarded-proto": "https", "content-type": form };
    const ask = (origin: string) =>
      proxied.ask("/thanks", { method: "POST", headers: { ...headers, origin }, body: "a=b" });
    expect([(await ask("https://shop.example")).status, (await ask("http://shop.example")).status]).toEqual([200, 403]);
    await proxied.close();
  });

  it.each(["text/plain", "application/json", "", "application/xml"])("refuses content type %j", async (type) => {
    expect((await post({ "content-type": type })).status).toBe(415);
  });

  it("refuses bodies beyond the limit, with Content-Length or chunked, and accepts one at the limit", async () => {
    expect((await post({}, "a".repeat(64 * 1024 + 1))).status).toBe(413);
    expect(
      (
        await post(
          {},
          Array.from({ length: 40 }, () => "a".repeat(16_384)),
        )
      ).status,
    ).toBe(413);
    const fits = await post({}, ["a".repeat(32_768), "b".repeat(32_768)]);
    expect(JSON.parse(fits.body.toString()).body).toHaveLength(65_536);
  });

  it.each([
    ["multipart/form-data", "a=b"],
    ["multipart/form-data; boundary=x", "nonsense"],
  ])("refuses an invalid %s", async (type, body) => {
    expect((await post({ "content-type": type }, body)).status).toBe(400);
  });

  it("accepts megabytes only as multipart, and only where photos are expected", async () => {
    const part = (text: string) => `--x\r\nContent-Disposition: form-data; name=a\r\n\r\n${text}\r\n`;
    const multipart = { "content-type": "multipart/form-data; boundary=x" };
    const statusOf = async (headers: Record<string, string>, body: string, path: string) =>
      (await post(headers, body, path)).status;
    const large = `${part("a".repeat(2_000_000))}--x--\r\n`;
    const refused = (status: number) => [400, 408, 413, 503].includes(status);
    for (const path of [
      "/quotation",
      "/ar/quotation",
      "/api/quote",
      "/contact",
      "/api/contact",
      `/enquiry/${knownKey}`,
      `/ar/enquiry/${knownKey}?done=added`,
    ]) {
      expect(refused(await statusOf(multipart, large, path)), path).toBe(false);
      expect(await statusOf({}, "a".repeat(70_000), path), path).toBe(413);
      expect(await statusOf({ ...multipart, "content-length": "170000000" }, "", path).catch(() => 413)).toBe(413);
      expect(await statusOf(multipart, `${part("b").repeat(200)}--x--\r\n`, path), path).toBe(400);
      expect(await statusOf({ "content-type": "multipart/form-data" }, large, path), path).toBe(400);
    }
    for (const path of ["/call-back", "/api/callback", "/quotation/more", "/enquiry", "/api/enquiry/x/y"])
      expect(await statusOf(multipart, large, path), path).toBe(413);
  });

  it("does not redirect a POST, which would lose its data", async () => {
    expect((await post({}, "a=b", "/Thanks/")).status).not.toBe(301);
  });
});
