import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirects.ts";
import { matchesGlob } from "./redirects-glob.ts";

const used = (siteUrl: string, redirects: string[], target: string) => redirectTarget({ siteUrl, redirects }, target);

describe("redirect targets", () => {
  it.each([
    ["https://example.com", [], "https://example.com/path"],
    ["http://localhost:3000", [], "http://localhost:8080/callback"],
    ["https://example.com", ["http://localhost:8000/*"], "http://localhost:8000/path"],
    ["https://example.com", ["http://localhost:8000/*"], "http://localhost:8000/path?param=1"],
    ["http://localhost:3000", ["http://*.*.dev:3000"], "http://foo.bar.dev:3000"],
    ["http://test.dev:3000/#/", ["com.example.app://**"], "com.example.app://sign-in/v2"],
    ["https://example.com", ["https://app.test/{en,ar}/in"], "https://app.test/ar/in"],
    ["https://example.com", ["https://app.test/v[12]/?"], "https://app.test/v2/x"],
    ["https://example.com", ["https://app.test/in"], "https://app.test/in?sb_flow_id=0af9"],
    ["https://example.com", ["https://app.test/in?a=1"], "https://app.test/in?a=1&sb_flow_id=0af9#top"],
    ["http://localhost:3000", [], "http://127.0.0.1:9000/native"],
    ["http://127.0.0.1:3000", [], "http://[::1]:9000/native"],
    ["https://example.com", ["http://127.0.0.1:*/**", "http://[[]::1]:*/**"], "http://127.0.0.1:9000/native"],
    ["https://example.com", ["http://127.0.0.1:*/**", "http://\\[::1\\]:*/**"], "http://[::1]:9000/native"],
  ])("%s with %j allows the target %s", (site, globs, target) => expect(used(site, globs, target)).toBe(target));

  it.each([
    ["https://example.com", [], "http://example.com/path"],
    ["https://example.com", [], "https://example.com:8443/path"],
    ["https://example.com:9000", [], "https://example.com/path"],
    ["https://localhost:3000", [], "http://localhost:8080/callback"],
    ["https://example.com", ["http://localhost:8000/*"], "http://localhost:8000"],
    ["https://example.com", ["http://localhost:8000/*"], "http://localhost:8000/path/to/page"],
    ["https://example.com", ["http://*.localhost:8000/*"], "http://123?.localhost:8000/path"],
    ["https://example.com", ["http://*.localhost:8000/*"], "http://123.123.123.123?localhost:8000/path"],
    ["https://example.com", ["http://*.localhost:8000/*"], "http://[65e7::206d]?localhost:8000/path"],
    ["http://localhost:3000", ["http://*.dev:3000"], "http://foo.bar.dev:3000"],
    ["http://localhost:3000", ["http://test.dev:3000/*"], "http://test.dev:3000/bar/foo"],
    ["http://localhost:3000", ["http://*.example.com/*"], "http://something#.example.com/abc"],
    ["http://localhost:3000", ["http://*.example.com/*"], "http://japanese。.example.com/abc"],
    ["http://localhost:3000", ["http://**.example.com/*"], "http://japanese。.example.com/abc"],
    ["http://test.dev:3000/#/", ["http://*.allowed.dev:3000"], "http://sub.test.dev:3000/#/"],
    ["https://example.com", ["**"], "https://someone@example.com/"],
    ["https://example.com", ["**"], "https://@example.com/"],
    ["https://example.com", ["**"], "https://evil.test\\@example.com/"],
    ["https://example.com", ["**"], "https:/\\evil.test"],
    ["https://example.com", ["**"], "https://evil.test/\nset-cookie:a"],
    ["https://example.com", ["**"], " https://evil.test/"],
    ["https://example.com", ["**"], "javascript:alert(1)"],
    ["https://example.com", ["**"], "JavaScript://example.com/%0aalert(1)"],
    ["https://example.com", ["**"], "data:text/html,hello"],
    ["https://example.com", ["**"], "http://2130706433/"],
    ["https://example.com", ["**"], "http://0x7f.1/"],
    ["https://example.com", ["**"], "http://10.0.0.1/"],
    ["https://example.com", [], "http://127.0.0.1:9000/native"],
    ["https://example.com", [], "http://127.1.2.3/native"],
    ["https://example.com", [], "http://[::1]:9000/native"],
    ["https://example.com", ["http://127.0.0.1:9000/**"], "http://127.0.0.1:9001/native"],
    ["https://example.com", [], "//evil.test/path"],
    ["https://example.com", [], "/path"],
    ["https://example.com", [], "somebody@example.com"],
    ["https://example.com", [], "https://example.com.evil.test/"],
    ["https://example.com", ["https://app.test/in"], "https://app.test/in?next=/x"],
  ])("%s with %j refuses the target %s", (site, globs, target) => expect(used(site, globs, target)).toBe(site));

  it("considers only the first requested target", () => {
    const rules = { siteUrl: "https://example.com", redirects: [] };
    expect(redirectTarget(rules, "", undefined, "https://example.com/a", "https://example.com/b")).toBe(
      "https://example.com/a",
    );
    expect(redirectTarget(rules, "https://evil.test", "https://example.com/b")).toBe("https://example.com");
    expect(redirectTarget(rules)).toBe("https://example.com");
  });

  it("refuses a target of more than 2048 characters", () => {
    expect(used("https://example.com", [], `https://example.com/${"a".repeat(2048)}`)).toBe("https://example.com");
  });

  it("keeps non-Latin letters, encoded as a browser does", () => {
    expect(used("https://example.com", [], "https://example.com/ar/حساب?a=1#top")).toBe(
      "https://example.com/ar/%D8%AD%D8%B3%D8%A7%D8%A8?a=1#top",
    );
  });

  it("never redirects to a host that is neither the site's nor listed", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "https://",
        "http:",
        "//",
        "/",
        "\\",
        "@",
        "example.com",
        "evil.test",
        ".",
        ":",
        "#",
        "?",
        "%2f",
        "%00",
        "。",
      ),
      fc.nat(0x3100).map((code) => String.fromCodePoint(code)),
    );
    const anyTarget = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    const rules = { siteUrl: "https://example.com", redirects: ["https://*.app.test/**"] };
    fc.assert(
      fc.property(anyTarget, (target) => {
        const { protocol, host } = new URL(redirectTarget(rules, target));
        expect(protocol === "https:" && /^(example\.com|[a-z\d-]+\.app\.test)$/.test(host)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a glob", () => {
  const plain = fc.stringMatching(/^[a-z./:-]{0,12}$/);

  it("without wildcards matches only itself", () => {
    fc.assert(fc.property(plain, plain, (glob, text) => matchesGlob(glob, text) === (glob === text)));
  });

  it("* stops at a dot or slash, ** does not", () => {
    fc.assert(
      fc.property(plain, plain, plain, (before, middle, after) => {
        const text = before + middle + after;
        expect(matchesGlob(`${before}**${after}`, text)).toBe(true);
        if (/[./]/.test(middle) && !/[./]/.test(before + after))
          expect(matchesGlob(`${before}*${after}`, text)).toBe(false);
        if (!/[./]/.test(middle)) expect(matchesGlob(`${before}*${after}`, text)).toBe(true);
      }),
    );
  });

  it("supports alternatives, sets and escapes", () => {
    expect(matchesGlob("{a,b{c,d}}.x", "bd.x")).toBe(true);
    expect(matchesGlob("{a,b}", "{a,b}")).toBe(false);
    expect(matchesGlob("[!a-c]", "d")).toBe(true);
    expect(matchesGlob("[!a-c]", "b")).toBe(false);
    expect(matchesGlob("a\\*", "a*")).toBe(true);
    expect(matchesGlob("a\\*", "ab")).toBe(false);
    expect(matchesGlob("a?c", "a.c")).toBe(false);
  });

  it("has no catastrophic backtracking", () => {
    const before = process.threadCpuUsage();
    expect(matchesGlob("**a**a**a**a**a**a**a**b", "a".repeat(2000))).toBe(false);
    expect(process.threadCpuUsage(before).user, "microseconds of processor").toBeLessThan(1_000_000);
  });
});
