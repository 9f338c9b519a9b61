import { createHash } from "node:crypto";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ask } from "#tests/e2e/support/http.ts";

const encodings = "gzip, deflate, br, zstd, dcb, dcz";
const vary = "Accept, Accept-Encoding, Available-Dictionary";

async function dictionaryAt(path: string) {
  const { body, headers } = await ask(path);
  const hash = createHash("sha256").update(body).digest();
  return { body, headers, hash, name: `:${hash.toString("base64")}:` };
}
const [english, arabic] = await Promise.all(["/dictionary/en.dat", "/dictionary/ar.dat"].map(dictionaryAt));

const askWith = (path: string, dictionary: string | undefined, more: Record<string, string> = {}) =>
  ask(path, {
    headers: { "accept-encoding": encodings, ...(dictionary && { "available-dictionary": dictionary }), ...more },
  });

test.each([
  ["/about", english, "/*"],
  ["/ar", arabic, "/ar*"],
])("%s is compressed with the dictionary of its language for a browser that has it", async (path, known, match) => {
  expect(known?.headers["use-as-dictionary"]).toBe(`match="${match}", match-dest=("document")`);
  const plain = await ask(path, { headers: { "accept-encoding": "identity" } });
  const { headers, body } = await askWith(path, known?.name);
  expect(headers).toMatchObject({ "content-encoding": "dcz", vary, "content-type": "text/html; charset=utf-8" });
  expect(headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
  expect(body.subarray(0, 40)).toEqual(
    Buffer.concat([Buffer.from("5e2a4d1820000000", "hex"), known?.hash ?? Buffer.of()]),
  );
  expect(zstdDecompressSync(body.subarray(40), { dictionary: known?.body })).toEqual(plain.body);
});

test.each([
  ["no dictionary", undefined, encodings],
  ["an unknown dictionary", `:${createHash("sha256").update("old").digest("base64")}:`, encodings],
  ["the dictionary of another language", arabic?.name, encodings],
  ["a proxy that takes the encoding away", english?.name, "gzip, br"],
  ["a weight of 0", english?.name, "br, dcz;q=0"],
])("with %s a document comes in Brotli", async (_, dictionary, accepted) => {
  const { headers, body } = await askWith("/about", dictionary, { "accept-encoding": accepted });
  expect(headers).toMatchObject({ "content-encoding": "br", vary });
  expect(brotliDecompressSync(body)).toEqual((await ask("/about")).body);
});

test("a 304 confirms only what the browser can still read", async () => {
  const etag = String((await askWith("/about", english?.name)).headers.etag);
  const again = await askWith("/about", english?.name, { "if-none-match": etag });
  expect([again.status, again.headers.vary]).toEqual([304, vary]);
  expect((await askWith("/about", undefined, { "if-none-match": etag })).status).toBe(200);
});

test("a page that came in Brotli before the dictionary is not sent again", async () => {
  const { etag } = (await askWith("/about", undefined)).headers;
  const again = await askWith("/about", english?.name, { "if-none-match": String(etag) });
  expect([again.status, again.headers.etag]).toEqual([304, etag]);
});

test.each(["/sign-in", "/no-such-page", "/calculators/duct-size?flow=100", "/dictionary/en.dat"])(
  "%s is not compressed with a dictionary",
  async (path) => {
    const { headers } = await askWith(path, english?.name);
    expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"]);
  },
);
