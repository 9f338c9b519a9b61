import { expect, test } from "vitest";
import { slimCss, unusedParts, withoutUnusedParts } from "./slim-css.ts";

const written = [
  "/*! tailwindcss v4 */",
  "@layer properties{@supports (x:y){*{--tw-content:''}}}",
  "@layer utilities{.b{border-top-style:var(--tw-border-style);border-top-width:1px}",
  ".f{--tw-font-weight:600;font-weight:600}.l{line-height:var(--tw-leading,1.5)}",
  ".h{line-height:var(--tw-leading,var(--tall))}a{-x-y:z;-x-y:z;-x-y:z;y:z}i{color:var(--lightningcss-light,red)var(--lightningcss-dark,blue)}",
  '.c:after{content:var(--tw-content)}}@property --tw-content{syntax:"*";inherits:false}',
].join("");

test("rules for utilities that are never combined are removed, the rest stays", () => {
  const { css, found } = withoutUnusedParts(written);
  expect(css).toBe(
    "@layer utilities{.b{border-top-width:1px}.f{font-weight:600}.l{line-height:1.5}" +
      ".h{line-height:var(--tall)}a{-x-y:z;y:z}i{color:var(--l,red)var(--d,blue)}.c:after{content:''}}",
  );
  expect(found).toEqual(unusedParts);
});

type Hook = (this: unknown, ...given: unknown[]) => unknown;

test("a pattern that no longer matches a stylesheet stops the build and is named", () => {
  const plugin = slimCss() as unknown as { transform: Hook; buildEnd: Hook };
  const stopped: string[] = [];
  const context = { error: (text: string) => void stopped.push(text) };
  plugin.buildEnd.call(context);
  expect(stopped).toEqual([]);
  plugin.transform.call(context, written.replace("--tw-font-weight:600;", ""), "/app/styles/text.css?inline");
  plugin.buildEnd.call(context);
  expect(stopped).toEqual([expect.stringContaining("a weight kept for other utilities")]);
  expect(stopped[0]).not.toContain("banner");
});
