import { href } from "@site/ground/site-map/links.ts";
import { expect, it } from "vitest";
import { exportDocument, placeOf, type Target } from "./document.ts";

const origin = "https://office.example";
const has = (path: string) =>
  [
    "/",
    "/contact",
    "/quotation",
    "/pricing",
    "/calculators/water-system",
    "/assets/late.js",
    "/brand/mark.svg",
  ].includes(path);
const queryFor = (path: string, query: URLSearchParams) =>
  path === "/quotation" && !query.has("calculation") ? new URLSearchParams({ area: "Al Barsha" }) : undefined;
const target: Target = { site: "https://www.example", origin, has, asked: queryFor };

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>a{}</style><script>let href="/search";</script></head><body>${body}</body></html>`;

it.each([
  ["/pricing", "/pricing"],
  ["/pricing?utm_source=x#rates", "/pricing?utm_source=x#rates"],
  ["/search?q=x", `${origin}/search?q=x`],
  ["/whatsapp?page=/contact", `${origin}/whatsapp?page=/contact`],
  ["/account", `${origin}/account`],
  ["/calculators/water-system?v=1", `${origin}/calculators/water-system?v=1`],
  ["/calculators/water-system#answer", "/calculators/water-system#answer"],
  ["/quotation?service=ac&area=al-barsha#form", "/quotation?area=Al+Barsha#form"],
  ["/quotation?calculation=x", `${origin}/quotation?calculation=x`],
])("%s is reached at %s", (address, there) => expect(placeOf(address, target)).toBe(there));

it("directs links, forms and what an island will write to the origin, and changes nothing inside scripts", () => {
  const props = JSON.stringify({
    action: "/contact",
    page: "/contact",
    whatsapp: "/whatsapp?page=/contact",
    text: "a < b & 'c'",
  });
  const island = `<div data-island="F" data-props="${props.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;").replaceAll("<", "&lt;")}"></div>`;
  const html = exportDocument(
    page(
      `<a href="/search?a=1&amp;b=2">x</a><a href="//evil.example">y</a><a href="tel:+97145550100">z</a><form action="/contact" method="post"></form>${island}`,
    ),
    "/contact",
    target,
  );
  expect(html).toContain(`<body data-form="${origin}">`);
  expect(html).toContain(`href="${origin}/search?a=1&amp;b=2"`);
  expect(html).toContain('let href="/search";');
  expect(html).toContain(`<form action="${origin}/contact"`);
  const written = /data-props="([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  expect(JSON.parse(written ?? "")).toEqual({
    action: `${origin}/contact`,
    page: "/contact",
    whatsapp: `${origin}/whatsapp?page=/contact`,
    text: "a < b & 'c'",
  });
});

it("has a policy that lets it send to the origin and nowhere else", () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    exportDocument(page(""), "/contact", target),
  )?.[1];
  const rules = new Map(policy?.split(";").map((rule) => [rule.split(" ", 1)[0], rule]));
  expect(rules.get("form-action")).toBe(`form-action 'self' ${origin}`);
  expect(rules.get("connect-src")).toBe(`connect-src 'self' ${origin}`);
  expect(rules.get("default-src")).toBe("default-src 'none'");
  expect(rules.get("script-src")).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  expect(rules.has("frame-ancestors"), "a meta element cannot say it").toBe(false);
  expect(rules.has("upgrade-insecure-requests")).toBe(true);
});

it("puts the policy before every script, with the two short scripts that a query needs", () => {
  for (const path of ["/quotation", "/calculators/water-system", href("/help/no-cooling", "ar")]) {
    const html = exportDocument(page(""), path, target);
    const [policy, script] = [html.indexOf("http-equiv"), html.indexOf("<script>")];
    expect(policy).toBeGreaterThan(0);
    expect(script).toBeGreaterThan(policy);
    expect(html.match(/'sha256-/g), path).toHaveLength(3);
    expect(html).toContain(JSON.stringify(origin));
  }
});
