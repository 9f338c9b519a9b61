import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { encodePath, idOf } from "@site/ground/site-map/links.ts";
import { kindOf, type PageKind } from "@site/ground/site-map/pages.ts";
import { builtDocuments, readBuilt } from "./build.ts";
import { type Element, parseHtml } from "./html.ts";

export type BuiltPage = {
  /** The path of the file, relative to the build folder. */
  file: string;
  /** The canonical path, percent-encoded. */
  path: string;
  id: string;
  kind: PageKind | undefined;
  language: Language;
  html: string;
  root: Element;
  main: Element;
  noindex: boolean;
};

/** All prerendered pages, parsed. */
export const pages: BuiltPage[] = builtDocuments().map((file) => {
  const html = readBuilt(file);
  const root = parsed(file, html);
  const main = root.first("main");
  if (!main) throw new Error(`build/client/${file} has no <main>`);
  const path = pathOf(file);
  const id = idOf(path);
  const robots = root.first("meta", (meta) => meta.attr("name") === "robots");
  const noindex = robots?.attr("content")?.includes("noindex") ?? false;
  return { file, path, id, kind: kindOf(id), language: languageOf(path), html, root, main, noindex };
});

function parsed(file: string, html: string) {
  try {
    return parseHtml(html);
  } catch (error) {
    throw new Error(`build/client/${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Returns the path of a page. React Router percent-encodes the names of folders, so the name is decoded first. */
function pathOf(file: string) {
  const path = decodeURI(`/${file}`).replace(/\/?index\.html$/, "");
  return encodePath(path) || "/";
}

const byPath = new Map(pages.map((page) => [page.path, page]));

export const pageAt = (path: string) => byPath.get(path);

/** The origin for which the site was built. */
export const origin = new URL(/^Sitemap: (\S+)$/m.exec(readBuilt("robots.txt"))?.[1] ?? "missing:").origin;

/** Returns a line for each problem on each page, so that one run shows all problems. */
export const problemsOf = (check: (page: BuiltPage) => string[], of = pages) =>
  of.flatMap((page) => check(page).map((problem) => `${decodeURI(page.path)}: ${problem}`));
