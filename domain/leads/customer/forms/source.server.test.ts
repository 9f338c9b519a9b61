import { describe, expect, test } from "vitest";
import { cleanText } from "#site/forms/form.server.ts";
import { extrasSchema } from "./extras.ts";
import { keysOf } from "./key.server.ts";
import { originOf, sourceOf } from "./source.server.ts";

const from = (origin: object, { referer, ...rest }: Record<string, string> = {}) =>
  originOf(
    extrasSchema.parse({ origin: JSON.stringify(origin), ...rest }),
    new Request("http://localhost:3000/api/quote", { method: "POST", headers: referer ? { referer } : {} }),
  );
const source = (origin: object, rest?: Record<string, string>) => sourceOf(from(origin, rest));

describe("the origin of a lead", () => {
  test.each([
    [{}, "direct"],
    [{ referrer: "https://www.google.ae/" }, "search"],
    [{ referrer: "https://www.google.com/search?q=my+name" }, "search"],
    [{ referrer: "duckduckgo.com" }, "search"],
    [{ referrer: "https://l.instagram.com/" }, "social"],
    [{ referrer: "https://t.co/x" }, "social"],
    [{ referrer: "https://notgoogle-reviews.example/page" }, "referral"],
    [{ referrer: "http://localhost:3000/about" }, "direct"],
    [{ referrer: "javascript:alert(1)" }, "direct"],
    [{ campaign: { utm_source: "newsletter" } }, "campaign"],
    [{ campaign: { gclid: "abc" }, referrer: "https://www.google.com/" }, "campaign"],
    [{ campaign: { fbclid: "abc" } }, "social"],
    [{ campaign: { other: "abc" } }, "direct"],
  ] as const)("%j has the source %s", (origin, expected) => {
    expect(source(origin)).toBe(expected);
  });

  test("the name and version of a page on trial are kept, and anything else in that field is dropped", () => {
    expect(from({ landing: "/dubai", variant: "short-promise.b" })).toMatchObject({ variant: "short-promise.b" });
    for (const variant of ["short-promise.c", "=cmd", "", undefined])
      expect(Object.keys(from({ landing: "/dubai", variant }))).not.toContain("variant");
  });

  test("without a script, the address of the form tells the campaign", () => {
    expect(from({}, { referer: "http://localhost:3000/quotation?utm_source=radio&email=a@b.ae" }).campaign).toEqual({
      utm_source: "radio",
    });
  });

  test("an address is shortened and cleaned, without keys, names and secrets", () => {
    const origin = from({
      landing: "/ar/enquiry/AAAAAAAAAAAAAAAAAAAAAA",
      referrer: "https://a.example/path?name=Sara#x",
      campaign: { utm_term: "a\u0000\u202eb\ud800", session: "secret" },
    });
    expect(origin).toEqual({
      landing: "/ar/enquiry",
      referrer: "https://a.example/path",
      campaign: { utm_term: "ab\ufffd" },
    });
  });

  test("the pages that were seen before are kept only if the visitor agreed", () => {
    const pages = JSON.stringify(["/", "/dubai", "/enquiry/AAAAAAAAAAAAAAAAAAAAAA"]);
    expect(from({}, { pages })).not.toHaveProperty("pages");
    expect(from({}, { pages, share: "on" })).toHaveProperty("pages", ["/", "/dubai", "/enquiry"]);
  });
});

test("cleaning removes signs that turn the direction of text, and keeps signs that only mark it", () => {
  expect(cleanText("invoice\u202egpj.exe \u2066x\u2069 \ufeffa\u200fb")).toBe("invoicegpj.exe x a\u200fb");
  expect(cleanText("half a letter \ud800")).toBe("half a letter \ufffd");
});

describe("the keys of a form", () => {
  const minute = 60_000;
  const photo = (text: string) => new Blob([text]);
  const key = (parts: string[], photos: Blob[] = [], now = 0) => keysOf(null, parts, photos, now);

  test("are the one key that the script sent, if it sent one", async () => {
    expect(await keysOf("mine", ["a"], [])).toEqual(["mine"]);
  });

  test("are otherwise made of its content and photos, for about ten minutes", async () => {
    const [first] = await key(["a", "b"], [photo("x")], 9.9 * minute);
    expect(await key(["a", "b"], [photo("x")], 10.1 * minute)).toContain(first);
    expect(await key(["a", "b"], [photo("x")], 30 * minute)).not.toContain(first);
    for (const other of [
      await key(["a", "b"], [photo("y")]),
      await key(["ab", ""], [photo("x")]),
      await key(["a", "b"]),
    ])
      expect(other).not.toContain(first);
  });
});
