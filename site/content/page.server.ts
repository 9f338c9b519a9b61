import { languageOf } from "@site/ground/language/languages.ts";
import { idOf } from "@site/ground/site-map/links.ts";
import { isPageId } from "@site/ground/site-map/pages.ts";
import { data } from "react-router";
import { type ContentKind, readPage } from "./content.server.ts";
import { seoOf } from "./seo.server.ts";

/** Returns a page of a kind with its metadata for search engines. If the page does not exist, it throws a 404. */
export function pageAt<K extends ContentKind>(kind: K, pathname: string) {
  const language = languageOf(pathname);
  const id = idOf(pathname);
  const page = readPage(kind, id, language);
  if (!page || !isPageId(id)) throw data(null, { status: 404 });
  return { id, language, page, seo: seoOf(id, language, page) };
}
