import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { redirectFor } from "./redirects.ts";

const ac = "/ar/services/%D8%AA%D9%83%D9%8A%D9%8A%D9%81";

describe("redirectFor", () => {
  it.each([
    ["/abudhabi", "/abu-dhabi"],
    ["/ar/abudhabi/plumbing?x=1&y=%20", "/ar/abu-dhabi/plumbing?x=1&y=%20"],
    ["/RasAlKhaimah/", "/ras-al-khaimah"],
    ["/ar//ummalquwain///ac-services/", "/ar/umm-al-quwain/ac-services"],
    ["/Contact/?", "/contact"],
    ["//", "/"],
    ["//evil.example", "/evil.example"],
    ["/ar/services/%d8%aa%d9%83%d9%8a%d9%8a%d9%81", ac],
    ["/%63ontact", "/contact"],
    ["/caf%65%CC%81", "/caf%C3%A9"],
    ["/A#b?c#d", "/a%23b?c%23d"],
    ["/Enquiry/AbC-_9/", "/enquiry/AbC-_9"],
    ["/AR/enquiry//AbC/?done=added", "/ar/enquiry/AbC?done=added"],
    ["/Other/enquiry/AbC", "/other/enquiry/abc"],
    ["/ENQUIRY", "/enquiry"],
  ])("%s → %s", (from, to) => {
    expect(redirectFor(from)).toBe(to);
  });

  it.each([
    "/",
    "/abu-dhabi",
    "/services?Q=A",
    "/abudhabi-news",
    "/services/abudhabi",
    ac,
    "/a,b;c=d@e:f+g$h&i",
    "/assets/Entry-AbC1.js",
    "/enquiry/AbC-_9",
    "/ar/enquiry/AbC-_9",
    "/%",
    "/%2e%2e/x",
    "/a%2Fb",
    "/a%5Cb",
    "/\xd8\xaa",
    "x",
  ])("leaves %s alone", (path) => {
    expect(redirectFor(path)).toBeNull();
  });

  it("looks up the decoded lower-case path, and accepts the result encoded or not", () => {
    const aliases: Record<string, string> = { "/ar/services/mep": "/ar/services/تكييف", "/old": ac, "/تكييف": "/old" };
    const resolve = (path: string) => aliases[path] ?? null;
    expect(redirectFor("/ar/services/MEP/?a=1", resolve)).toBe(`${ac}?a=1`);
    expect(redirectFor("/%D8%AA%D9%83%D9%8A%D9%8A%D9%81", resolve)).toBe(ac);
  });

  it("stops at circular aliases, and ignores ones that leave the site", () => {
    const resolve = (path: string) =>
      ({ "/a": "/b", "/b": "/a", "/c": "https://evil.example", "/d": "//evil.example" })[path] ?? null;
    expect(redirectFor("/a", resolve)).toBeNull();
    expect(redirectFor("/c", resolve)).toBeNull();
    expect(redirectFor("/d", resolve)).toBe("/evil.example");
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "\\",
    "%2F",
    "%5c",
    "..",
    ".",
    "%2e",
    "@",
    "ar",
    "ABUDHABI",
    "ummalquwain",
    "?",
    "#",
    "%",
    "%D8%AA",
    "%d8%aa",
    "\xd8\xaa",
    "İ",
    "%C4%B0",
    ":",
    "evil.example",
    "\t",
  ),
  fc.string({ maxLength: 6, unit: "grapheme" }),
);
const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
const aliases = fc.dictionary(fc.constantFrom("/ar", "/abu-dhabi", "/ar/umm-al-quwain", "/"), target);

describe("for any path", () => {
  it("a redirect is never redirected again and never leaves the site", () => {
    fc.assert(
      fc.property(target, aliases, (raw, table) => {
        const resolve = (path: string) => table[path] ?? null;
        const to = redirectFor(raw, resolve);
        if (to === null) return;
        expect(redirectFor(to, resolve)).toBeNull();
        expect(to).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        const landed = new URL(to, "https://site.example/page");
        expect(landed.origin).toBe("https://site.example");
        expect(landed.pathname + landed.search).toBe(
          to
            .replace(/^([^?]*)\?$/, "$1")
            .replaceAll("'", (_, at) => (at > to.indexOf("?") && to.includes("?") ? "%27" : "'")),
        );
      }),
      { numRuns: 3000 },
    );
  });
});
