import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { buildFolder, readBuilt } from "./build.ts";
import { pages, problemsOf } from "./pages.ts";

/** Functions that browsers of phones from 2022 do not have. A script that calls one of them stops there (docs/browsers.md). */
const tooYoung =
  /\b(?:URL\.(?:parse|canParse)|(?:Map|Object)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|RegExp\.escape|AbortSignal\.any)\(/g;

test("no script uses a function that phones of 2022 lack", () => {
  const files = globSync("assets/*.js", { cwd: buildFolder });
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.flatMap((file) => Array.from(readBuilt(file).matchAll(tooYoung), ([call]) => `${file}: ${call}`)),
  ).toEqual([]);
});

const styleIn = (html: string) =>
  Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css).join("");

test("colours work without light-dark(), and the menu sheet without popover", () => {
  expect(
    problemsOf(({ html }) => {
      const css = styleIn(html);
      return [
        ...(css.includes("light-dark(") ? ["light-dark()"] : []),
        ...(/--surface:var\(--[\w-]+,#\w+\)\s*var\(--[\w-]+,#\w+\)/.test(css) ? [] : ["no colour of both themes"]),
        ...(/@supports not selector\(:popover-open\)\{#menu:not\(\[data-open\]\)\{display:none/.test(css)
          ? []
          : ["the menu lies over the page"]),
      ];
    }),
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
});
