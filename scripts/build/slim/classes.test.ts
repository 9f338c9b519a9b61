import { expect, test } from "vitest";
import { classesWithoutRule } from "./classes.ts";

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

test("a class without a rule on the page is reported", () => {
  const css = ".a{top:0}@media print{.sm\\:b:hover .c:not(.d){top:0}}";
  expect(classesWithoutRule(page(css, '<p class="a sm:b c d">x</p><p class="gone lg:gone">x</p>'))).toEqual([
    "gone",
    "lg:gone",
  ]);
});

test("a class is read as React writes it: with & and quotes as entities", () => {
  const css = ".\\[\\&_svg\\]\\:a svg{top:0}.after\\:\\[\\'\\'\\]:after{top:0}";
  expect(classesWithoutRule(page(css, '<p class="[&amp;_svg]:a after:[&#x27;&#x27;]">x</p>'))).toEqual([]);
});

test("class names of the icon library, scripts and texts are ignored", () => {
  const body = '<svg class="lucide lucide-arrow-up"></svg><script>x = \'<p class="gone">\'</script>';
  expect(classesWithoutRule(page("", body))).toEqual([]);
});
