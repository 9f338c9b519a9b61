import { expect, test } from "vitest";
import { slim } from "./document.ts";

const page = (css: string, body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test("classes get short names, the shortest for those that stand there most often", () => {
  const css = ".rare{top:0}.common{left:0}.sm\\:wide:hover>.rare{right:0}";
  const body = '<p class="common">a</p><p class="common rare">b</p><p class="common sm:wide rare">c</p>';
  expect(slim(page(css, body))).toBe(
    page(".b{top:0}.a{left:0}.c:hover>.b{right:0}", '<p class="a">a</p><p class="a b">b</p><p class="a c b">c</p>'),
  );
});

test("a class without a rule, a rule without a match and what held only such are left out", () => {
  const css = "@layer theme;@media print{@supports (top:0){.gone{top:0}}}.gone .kept,.kept{left:0}p{top:0}";
  expect(slim(page(css, '<p class="kept icon-x">a</p><b class="icon-y">b</b>'))).toBe(
    page("@layer theme;.a{left:0}p{top:0}", '<p class="a">a</p><b>b</b>'),
  );
});

test("what stands in brackets is one of several, or must not be, and keeps its rule", () => {
  const css = ":is(.here,.away) td{top:0}td:not(.away){top:0}:is(:where(.away):is([open],:popover-open) .here){top:0}";
  expect(slim(page(css, '<td class="here">a</td>'))).toBe(
    page(
      ":is(.a,.away) td{top:0}td:not(.away){top:0}:is(:where(.away):is([open],:popover-open) .a){top:0}",
      '<td class="a">a</td>',
    ),
  );
});

test("a short name is none that a rule in brackets still has", () => {
  expect(slim(page(":is(.here,.a){top:0}", '<p class="here">a</p>'))).toBe(
    page(":is(.b,.a){top:0}", '<p class="b">a</p>'),
  );
});

test("numbers, addresses and words of a stylesheet are no classes, nor is what a script or a text says", () => {
  const css = '.a\\.5{margin:.5em;src:url(/x.a\\.5)format("a.woff2")}';
  const rest = "<script>x='<p class=\"a.5\">'</script>a class=&quot;a.5&quot;";
  expect(slim(page(css, `<p class="a.5">${rest}</p>`))).toBe(
    page('.a{margin:.5em;src:url(/x.a\\.5)format("a.woff2")}', `<p class="a">${rest}</p>`),
  );
});

test("an address stands in its own script; what would end the attribute or mean something else stays encoded", () => {
  const encoded = `/ar/${encodeURIComponent("تكييف-تجاري")}?q=%22%20%2F#x`;
  expect(slim(page("", `<a href="${encoded}">a</a>`))).toBe(page("", '<a href="/ar/تكييف-تجاري?q=%22%20%2F#x">a</a>'));
});

test("no class is called ad, which blockers hide", () => {
  const names = Array.from({ length: 1200 }, (_, index) => `n${index}`);
  const css = names.map((name) => `.${name}{top:0}`).join("");
  const short =
    slim(page(css, `<p class="${names.join(" ")}">a</p>`))
      .match(/<p class="([^"]*)"/)?.[1]
      ?.split(" ") ?? [];
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => /ad/i.test(name))).toEqual([]);
});
