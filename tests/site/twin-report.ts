import { statSync } from "node:fs";
import { join } from "node:path";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { twinPath } from "#platform/http/markdown.ts";
import { buildFolder, readBuilt } from "./build.ts";
import { type BuiltPage, pages } from "./pages.ts";

/** The number of pages that are compared in each language. */
const sampleSize = 20;

/**
 * The number of characters of a token, by which a language model counts. The encoding o200k_base gave these figures for every twelfth page
 * on 1 December 2026 (docs/markdown.md). HTML has fewer characters for each token, because of its names and scripts.
 */
const charactersOfToken: Record<Language, { html: number; markdown: number }> = {
  en: { html: 2.8, markdown: 3.9 },
  ar: { html: 2.6, markdown: 2.8 },
};

type Weighed = { page: BuiltPage; html: number; markdown: number; br: number };

function weighed(page: BuiltPage): Weighed {
  const twin = twinPath(`/${page.file.replace(/\/?index\.html$/, "")}`);
  const tokens = (text: string, kind: "html" | "markdown") =>
    Math.round([...text].length / charactersOfToken[page.language][kind]);
  return {
    page,
    html: tokens(page.html, "html"),
    markdown: tokens(readBuilt(twin), "markdown"),
    br: statSync(join(buildFolder, `${twin}.br`)).size,
  };
}

/** Returns pages at equal distances in the list of all indexed pages, the same in each language. */
function sampled(): BuiltPage[] {
  const english = pages.filter(({ noindex, language }) => !noindex && language === "en");
  const ids = Array.from(
    { length: sampleSize },
    (_, at) => english[Math.floor((at * english.length) / sampleSize)]?.id,
  );
  return ids.flatMap((id) => pages.filter((page) => page.id === id && !page.noindex));
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns a table of pages with the estimated tokens of their HTML and of their twin in Markdown, and the bytes of the twin. */
export function twinReport(): string {
  const found = sampled().map(weighed);
  const row = (cells: (string | number)[], name: string) =>
    `${cells.map((cell) => cell.toLocaleString("en").padStart(10)).join("")}  ${name}`;
  const share = ({ html, markdown }: Weighed) => markdown / html;
  const sums = languageCodes.map((language) => {
    const own = found.filter(({ page }) => page.language === language);
    const cells = [
      middle(own.map(({ html }) => html)),
      middle(own.map(({ markdown }) => markdown)),
      middle(own.map(({ br }) => br)),
    ];
    return row([...cells, middle(own.map(share)).toFixed(2)], `in the middle of ${own.length} (${language})`);
  });
  return [
    row(["HTML", "Markdown", "brotli", "share"], "page (tokens, estimated; bytes of the twin in brotli)"),
    ...found.map((each) => row([each.html, each.markdown, each.br, share(each).toFixed(2)], decodeURI(each.page.path))),
    ...sums,
  ].join("\n");
}
