import { expect, test } from "vitest";
import { twinOf } from "./twin.ts";

const site = "https://www.example.com";
const head = `<title>Prices &amp; visits</title><meta name="description" content="In &quot;dirhams&quot;"><link rel="canonical" href="${site}/pricing">
<link rel="alternate" hreflang="en-AE" href="${site}/pricing"><link rel="alternate" hreflang="ar-AE" href="${site}/ar/pricing"><link rel="alternate" hreflang="x-default" href="${site}/pricing">`;
const document = (main: string, more = "") =>
  `<!DOCTYPE html><html lang="en"><head>${head}${more}</head><body><nav>Menu</nav><main id="content">${main}</main></body></html>`;
const bodyOf = (main: string) =>
  twinOf(document(main))
    ?.replace(/^---[\s\S]*?---\n\n/, "")
    .trimEnd();

test("the head names the page, its language and the twin of its translation", () => {
  expect(twinOf(document("<h1>Prices</h1>"))).toBe(`---
title: "Prices & visits"
description: "In \\"dirhams\\""
url: "${site}/pricing"
language: "en"
translation: "${site}/ar/pricing.md"
---

# Prices
`);
});

test("a page that search engines must not list has no twin", () => {
  expect(twinOf(document("<h1>Prices</h1>", '<meta name="robots" content="noindex">'))).toBeUndefined();
});

test.each([
  [
    "menus and controls are left out",
    '<nav aria-label="You are here">Home</nav><p>a<button>b</button></p><svg><text>c</text></svg>',
    "a",
  ],
  [
    "a list of links with a heading is content",
    '<nav aria-labelledby="t"><h2 id="t">Trades</h2><ul><li><a href="/dubai">Dubai</a></li></ul></nav>',
    `## Trades\n\n- [Dubai](${site}/dubai)`,
  ],
  [
    "links are whole addresses",
    '<p><a href="#ac">AC</a> <a href="tel:+971">Call</a> <a href="/a(b)">B</a></p>',
    `[AC](${site}/pricing#ac) [Call](tel:+971) [B](${site}/a%28b%29)`,
  ],
  [
    "buttons beside each other are two",
    '<p><a href="/a">A</a><a href="/b">B</a></p>',
    `[A](${site}/a) · [B](${site}/b)`,
  ],
  [
    "words of two elements stay apart, and hidden words are left out",
    "<p><span>One</span><b>two</b><i aria-hidden=true>!</i></p>",
    "One **two**",
  ],
  [
    "marks in a text are text",
    "<p># 5 * 3_a [x] &lt;b&gt;</p><p>1. one</p>",
    "\\# 5 \\* 3_a \\[x\\] \\<b>\n\n1\\. one",
  ],
  [
    "a list",
    "<ol><li>One</li><li><p>Two</p><ul><li>a</li><li>b</li></ul></li></ol>",
    "1. One\n\n2. Two\n\n   - a\n   - b",
  ],
  [
    "steps are sections without their pictures",
    "<ol><li><b>1</b><h3>First</h3><p>Do it.</p></li></ol>",
    "### First\n\nDo it.",
  ],
  ["terms", "<dl><div><dt>Power</dt><dd>DEWA</dd><dd>SEWA</dd></div></dl>", "- Power: DEWA; SEWA"],
  [
    "a question is a heading below the last one",
    "<h2>Questions</h2><details><summary>Why?</summary><p>So.</p></details><details><summary>When?</summary><p>Now.</p></details>",
    "## Questions\n\n### Why?\n\nSo.\n\n### When?\n\nNow.",
  ],
  ["a folded heading stays one", "<details><summary><h2>Rows</h2></summary><p>a</p></details>", "## Rows\n\na"],
  [
    "a form is one line",
    '<section id="ask"><form action="/x"><label>Name<input></label></form></section>',
    `The form is on the page: <${site}/pricing#ask>`,
  ],
])("%s", (_, html, markdown) => expect(bodyOf(html)).toBe(markdown));

test("a table has one row of headings, and a wide cell in each of its columns", () => {
  const table = `<table><caption>Speed</caption><thead><tr><td></td><th colspan="2">Shore | inland</th></tr><tr><td></td><th>dry</th><th>humid</th></tr></thead>
<tbody><tr><th rowspan="2">May</th><td>1</td><td><b>2</b></td></tr><tr><td colspan="2">3<br>4</td></tr></tbody></table>`;
  expect(bodyOf(table)).toBe(`Speed

|  | Shore \\| inland: dry | Shore \\| inland: humid |
| --- | --- | --- |
| May | 1 | **2** |
| May | 3 4 | 3 4 |`);
  expect(bodyOf(`<h2>Speed</h2>${table}`)).toMatch(/^## Speed\n\n\|/);
});
