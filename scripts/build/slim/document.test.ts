import { expect, test } from "vitest";
import { namesIn, slim } from "./document.ts";

const page = (css: string, body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`;

test("classes get short names, and the most frequent get the shortest", () => {
  const css = ".rare{top:0}.common{left:0}.sm\\:wide:hover>.rare{right:0}";
  const body = '<p class="common">a</p><p class="common rare">b</p><p class="common sm:wide rare">c</p>';
  expect(slim(page(css, body))).toBe(
    page(".b{top:0}.a{left:0}.c:hover>.b{right:0}", '<p class="a">a</p><p class="a b">b</p><p class="a c b">c</p>'),
  );
});

test("a class has the short name that another document gave it, and a new class gets another name", () => {
  const css = ".one{top:0}.two{left:0}.new{right:0}";
  const names = namesIn(page(css, '<p class="one">a</p><p class="one two">b</p>'));
  expect(slim(page(css, '<p class="new two">a</p><p class="new">b</p>'), { names })).toBe(
    page(".b{left:0}.a{right:0}", '<p class="a b">a</p><p class="a">b</p>'),
  );
});

test("classes without a rule, rules without a match and empty blocks are removed", () => {
  const css = "@layer theme;@media print{@supports (top:0){.gone{top:0}}}.gone .kept,.kept{left:0}p{top:0}";
  expect(slim(page(css, '<p class="kept icon-x">a</p><b class="icon-y">b</b>'))).toBe(
    page("@layer theme;.a{left:0}p{top:0}", '<p class="a">a</p><b>b</b>'),
  );
});

test("the rules for texts made from Markdown are kept for the tags in such texts only", () => {
  const css = ".prose>*+*{top:0}.prose>h2{top:0}.prose li+li{top:0}.prose a:hover{top:0}.prose strong{top:0}";
  const body =
    '<h2>a</h2><div class="prose"><p>b<br><img src="x"/></p><p><a href="/">c</a></p></div><ul><li>d</li></ul>';
  expect(slim(page(css, body))).toContain("<style>.a>*+*{top:0}.a a:hover{top:0}</style>");
});

test("a class in :not(), or one of several in :is(), keeps its rule", () => {
  const css = ":is(.here,.away) td{top:0}td:not(.away){top:0}:is(:where(.here):is([open],:popover-open) td){top:0}";
  expect(slim(page(css, '<td class="here">a</td>'))).toBe(page(css.replaceAll(".here", ".a"), '<td class="a">a</td>'));
});

test("a rule is removed if no alternative in :is(), :where() or :has() is in the document", () => {
  const kept =
    "td:is(.here){top:0}td:is(.here:lang(ar),.away:lang(ar)){top:0}td:not(:has(.away)){top:0}tr:has(td){top:0}";
  const gone =
    ":is(:where(.away) .here){top:0}.here:is(p,i){top:0}:root:has(:is(input,select):focus) td{top:0}tr:has([value=now]:checked){top:0}";
  expect(slim(page(kept + gone, '<tr><td class="here">a</td></tr>'))).toBe(
    page(kept.replaceAll(".here", ".a"), '<tr><td class="a">a</td></tr>'),
  );
});

test("a short name never equals a class in :is() or :not()", () => {
  expect(slim(page(":is(.here,.a){top:0}", '<p class="here">a</p>'))).toBe(
    page(":is(.b,.a){top:0}", '<p class="b">a</p>'),
  );
});

test("numbers, addresses and words in styles, scripts and text are not taken for classes", () => {
  const css = '.a\\.5{margin:.5em;src:url(/x.a\\.5)format("a.woff2")}';
  const rest = "<script>x='<p class=\"a.5\">'</script>a class=&quot;a.5&quot;";
  expect(slim(page(css, `<p class="a.5">${rest}</p>`))).toBe(
    page('.a{margin:.5em;src:url(/x.a\\.5)format("a.woff2")}', `<p class="a">${rest}</p>`),
  );
});

test("an address is written in its own script; characters with a meaning in markup stay encoded", () => {
  const encoded = `/ar/${encodeURIComponent("تكييف-تجاري")}?q=%22%20%2F#x`;
  expect(slim(page("", `<a href="${encoded}">a</a>`))).toBe(page("", '<a href="/ar/تكييف-تجاري?q=%22%20%2F#x">a</a>'));
});

test("no class is called ad, which blockers hide", () => {
  const names = Array.from({ length: 1200 }, (_, index) => `n${index}`);
  const css = names.map((name) => `.${name}{top:0}`).join("");
  const body = names.map((name) => `<p class="${name}">a</p>`).join("");
  const short = Array.from(slim(page(css, body)).matchAll(/<p class="([^"]*)"/g), ([, name = ""]) => name);
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => /ad/i.test(name))).toEqual([]);
});

test("classes that always occur together share one name, and their adjacent rules are merged", () => {
  const css = ".x{top:0}.y{left:0}.z{right:0}@media print{.x{top:1px}.y{left:1px}}";
  expect(slim(page(css, '<p class="x y z">a</p><p class="z y x">b</p><p class="z">c</p>'))).toBe(
    page(
      ".b{top:0;left:0}.a{right:0}@media print{.b{top:1px;left:1px}}",
      '<p class="b a">a</p><p class="a b">b</p><p class="a">c</p>',
    ),
  );
});

test("rules for absent tags, attributes or languages are removed", () => {
  const kept = "p>b{top:0}main,[open]{top:0}[data-open] b{top:0}[lang=ar] b{top:0}p:not(.gone,i){top:0}";
  const css = `${kept}i{top:0}p i b{top:0}[type=tel]{top:0}p:disabled{top:0}html:lang(en) p{top:0}`;
  const body = '<main open><p lang="ar"><b>a</b></p></main>';
  const html = (sheet: string) => `<html lang="ar"><head><style>${sheet}</style></head><body>${body}</body></html>`;
  expect(slim(html(css))).toBe(html(kept));
});

test("animations that no rule uses are removed", () => {
  const kept = "p{animation:1s linear k,l}b{animation-name:m}";
  const frames = (name: string) => `@keyframes ${name}{to{top:0}}`;
  const all = `${kept}${[..."klmn"].map(frames).join("")}i{animation:n 1s}`;
  expect(slim(page(all, "<p><b>a</b></p>"))).toBe(page(kept + [..."klm"].map(frames).join(""), "<p><b>a</b></p>"));
});

test("an unused variable is removed, unless an external drawing may use it", () => {
  const css = ":root{--a:var(--b);--b:0;--c:var(--d);--d:0}html{--e:0}p{top:var(--a)}";
  expect(slim(page(css, '<p fill="var(--e)">a</p>'))).toBe(
    page(":root{--a:var(--b);--b:0}html{--e:0}p{top:var(--a)}", '<p fill="var(--e)">a</p>'),
  );
  const drawing = page(css, '<p fill="var(--e)"><svg><use href="/map.svg#d"/></svg></p>');
  expect(slim(drawing)).toBe(drawing);
  const diagram = (sheet: string) => page(sheet, '<svg><use href="/diagrams/x.svg#d"/></svg>');
  expect(slim(diagram(":root{--ink:0;--unread:0}"))).toBe(diagram(":root{--ink:0}"));
});

test("markup that no parser needs is removed, text and scripts are unchanged", () => {
  const script = "<script>x='<!-- a --> <p>\n</p> &#x27;'</script>";
  const before =
    '<p data-x="true" data-y="" aria-hidden="true">a<!-- --> <b>b</b>\n<i>it&#x27;s</i></p>\n<br/><svg><path d="M0"></path></svg>';
  const after = `<p data-x data-y aria-hidden="true">a <b>b</b>\n<i>it's</i></p><br><svg><path d="M0"/></svg>`;
  expect(slim(page("", before + script))).toBe(page("", after + script));
});

test("elements after a stylesheet in the body keep their classes, an island its marks too, and no short name is one of them", () => {
  const css = ".top{top:0}.a{left:0}.b-c{right:0}";
  const island =
    '<div class="a" data-island="X"><p class="b-c">it&#x27;s<!-- --> b</p></div><script data-entry="/e.js"></script>';
  const rest = (text: string) =>
    `<main><p class="TOP">a</p><link rel="stylesheet" href="/rest.css"><p class="b-c">${text}</p>${island}</main>`;
  expect(slim(page(css, `${rest("it&#x27;s<!-- -->").replace("TOP", "top")}<p class="top">c</p>`))).toBe(
    page(".b{top:0}", `${rest("it's").replace("TOP", "b")}<p class="top">c</p>`),
  );
});

test("the declaration of a variable that no rule uses any more is removed", () => {
  const property = (name: string) => `@property --${name}{syntax:"*";inherits:false}`;
  const css = (more: string) => `.x{--one:0;top:var(--two)}${property("one")}${property("two")}${more}`;
  expect(slim(page(css(property("gone")), '<p class="x" style="top:var(--one)">a</p>'))).toBe(
    page(css("").replace(".x", ".a"), '<p class="a" style="top:var(--one)">a</p>'),
  );
});
