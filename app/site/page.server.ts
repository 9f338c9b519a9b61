import { data } from "react-router";
import { languageOf } from "#app/i18n/languages.ts";
import { type ContentKind, type ContentOf, readPage } from "./content.server.ts";
import { idOf } from "./links.ts";
import type { PageId } from "./pages.ts";
import { seoOf } from "./seo.server.ts";

/** A page of a given kind with its metadata for search engines, or a 404. */
export function pageAt<K extends ContentKind>(kind: K, pathname: string) {
  const language = languageOf(pathname);
  const id = idOf(pathname) as PageId;
  const page = readPage(kind, id, language);
  if (!page) throw data(null, { status: 404 });
  return { id, language, page: page as ContentOf<K>, seo: seoOf(id, language, page) };
}
