import { expect, test } from "vitest";
import { parseHtml } from "./html.ts";

test("elements, attributes and decoded text are found", () => {
  const root = parseHtml(
    '<!DOCTYPE html><main><p class="a &quot;b&quot;">One<!-- --> <b>&amp; two</b></p><p hidden>x</p></main>',
  );
  expect(root.first("p")?.attr("class")).toBe('a "b"');
  expect(root.first("p")?.text()).toBe("One & two");
  expect(root.all("p", (p) => p.attributes.has("hidden"))).toHaveLength(1);
});

test("the first of two equal attributes counts, as in a browser", () => {
  expect(parseHtml('<img src="a" SRC="b">').first("img")?.attr("src")).toBe("a");
});

test("blocks are kept apart, inline elements are not", () => {
  const words = parseHtml("<div><p>a</p><p>b<i>c</i></p></div>").text().split(/\s+/).filter(Boolean);
  expect(words).toEqual(["a", "bc"]);
});

test("text that looks like markup in a script is not parsed", () => {
  const root = parseHtml("<body><script>if (a<b) '</p>'</script><br><img src=x.png/><p>after</p></body>");
  expect(root.first("script")?.content).toContain("</p>");
  expect(root.text().trim()).toBe("after");
});

test("a missing or crossed end tag is an error", () => {
  expect(() => parseHtml("<div><p>a</div>")).toThrow("</div> stands where </p> was expected");
  expect(() => parseHtml("<div>")).toThrow("<div> is never closed");
});
