import fc from "@site/testing/fast-check.ts";
import { describe, expect, test } from "vitest";
import { extrasSchema } from "./extras.ts";

const nothing = extrasSchema.parse({});

describe("the extras that a form carries beside its fields", () => {
  test("are read as they were sent", () => {
    const origin = { landing: "/dubai", referrer: "https://www.google.com/", campaign: { utm_source: "x" } };
    const sent = {
      key: "3f2b8a52-6f0e-4b7e-9a53-0d2f7c0c6f11",
      page: "/ar/services/%D8%AA",
      origin: JSON.stringify(origin),
      pages: '["/","/dubai"]',
      share: "on",
      offers: "on",
      elapsed: "5300",
      calculation: '{"kw":7.2}',
    };
    const { key, page } = sent;
    const rest = { origin, pages: ["/", "/dubai"], share: true, offers: true, elapsed: 5300, calculation: { kw: 7.2 } };
    expect(extrasSchema.parse(sent)).toEqual({ ...nothing, key, page, ...rest });
  });

  test.each([
    ["key", "1; drop table leads"],
    ["page", "https://evil.example/"],
    ["page", "//evil.example/"],
    ["origin", "{"],
    ["origin", JSON.stringify({ landing: "x".repeat(3000) })],
    ["pages", '["javascript:alert(1)"]'],
    ["elapsed", "-1"],
    ["calculation", "[1,2]"],
    ["calculation", `"${"x".repeat(9000)}"`],
    ["offers", "maybe"],
  ])("%s that reads %s counts as not sent", (name, value) => {
    expect(extrasSchema.parse({ [name]: value })).toEqual(nothing);
  });

  test("never cause a problem for the visitor, whatever they contain", () => {
    const names = Object.keys(nothing);
    const anything = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.json(), fc.anything()));
    fc.assert(fc.property(anything, (sent) => extrasSchema.safeParse(sent).success));
  });
});
