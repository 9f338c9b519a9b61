import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOneOf } from "@site/typed";
import { describe, expect, test } from "vitest";
import { changesFile } from "#site/content/changes.server.ts";
import { notYetIndexed } from "#site/content/not-indexed.ts";
import { alternatesOf } from "./alternates.ts";
import { buildFolder, readBuilt } from "./build.ts";
import { decodeEntities } from "./entities.ts";
import { origin, pageAt, pages } from "./pages.ts";

const index = readBuilt("sitemap.xml");
const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address.replace(`${origin}/`, ""));
const files = parts.map(readBuilt);

const entries = [...files.join("").matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
  loc: decodeEntities(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ""),
  image: /<image:loc>(.*?)<\/image:loc>/.exec(entry)?.[1] ?? "",
  lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  alternates: Object.fromEntries(
    [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(([, code, href = ""]) => [
      code,
      decodeEntities(href),
    ]),
  ),
}));

const isListed = (id: string) => isOneOf(notYetIndexed, id);
const indexed = pages.filter(({ id, noindex }) => !noindex && !isListed(id));

describe("the sitemaps", () => {
  test("are one index of files by kind of page, none of them empty or too long", () => {
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
    const lengths = files.map((xml) => xml.match(/<url>/g)?.length ?? 0);
    expect(lengths.filter((length) => length === 0 || length > 1000)).toEqual([]);
    const places = files[parts.indexOf("sitemap/places.xml")];
    expect(places).toContain(`<loc>${origin}/sharjah/plumbing</loc>`);
    expect(places).not.toContain(`<loc>${origin}/about</loc>`);
  });

  test("lists exactly the indexed pages, each once", () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual(indexed.map(({ path }) => origin + path).sort());
  });

  test("names the same alternates as each page's head", () => {
    const differs = entries.filter(({ loc, alternates }) => {
      const page = pageAt(loc.slice(origin.length));
      return (
        JSON.stringify(Object.entries(alternates).sort()) !==
        JSON.stringify(Object.entries(page ? alternatesOf(page) : {}).sort())
      );
    });
    expect(differs.map(({ loc }) => loc)).toEqual([]);
  });

  test("has a date for every page where the build knows the history of the content", () => {
    const knows = readFileSync(changesFile, "utf8") !== "{}";
    expect(entries.filter(({ lastmod }) => knows && !lastmod).map(({ loc }) => loc)).toEqual([]);
  });

  // The site of the made-up company is a draft, which has no link previews.
  test.skipIf(process.env.DEFAULT_COMPANY)("names the picture of every page, which exists", () => {
    const isThere = (address: string) => existsSync(join(buildFolder, address.slice(origin.length)));
    expect(entries.filter(({ image }) => !isThere(decodeEntities(image))).map(({ loc }) => loc)).toEqual([]);
  });

  test("has only valid dates, none in the future", () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(entries.find(({ loc }) => loc === `${origin}/sharjah/plumbing`)?.lastmod).toMatch(/^20\d\d-/);
    const wrong = entries.filter(
      ({ lastmod }) => lastmod && !(/^\d{4}-\d\d-\d\d$/.test(lastmod) && lastmod <= tomorrow),
    );
    expect(wrong).toEqual([]);
  });

  test("is well formed, without priorities or a stylesheet", () => {
    for (const xml of files) expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    expect(index + files.join("")).not.toMatch(/<priority>|<changefreq>|xml-stylesheet/);
  });
});

test("a page of not-indexed.ts says noindex itself", () => {
  expect(pages.filter(({ id, noindex }) => isListed(id) && !noindex).map(({ path }) => path)).toEqual([]);
});

test("robots.txt names the sitemap and keeps no indexed page out", () => {
  const robots = readBuilt("robots.txt");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const kept = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
  expect(indexed.filter(({ path }) => kept.some((start) => path.startsWith(start))).map(({ path }) => path)).toEqual(
    [],
  );
});
