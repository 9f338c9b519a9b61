import type { Language } from "@site/ground/language/languages.ts";
import { kindOf, type PageId } from "@site/ground/site-map/pages.ts";
import { articlesTagged, tagOf } from "./blog.server.ts";
import { readPage } from "./content.server.ts";
import { languagesOf } from "./inventory.server.ts";
import { notYetIndexed } from "./not-indexed.ts";
import { hasOwnPapers } from "./own-papers.server.ts";

/** Tells whether search engines may list a page: the page exists in the language, has enough content of its own, and is no list of search results. */
export const isIndexed = (id: PageId, language: Language) =>
  languagesOf(id).includes(language) &&
  kindOf(id) !== "search" &&
  !notYetIndexed.includes(id) &&
  !isShortList(id, language) &&
  (id !== "/company-papers" || hasOwnPapers()) &&
  !isSample(id, language);

/** True for an invented case study. Search engines must not list it, because readers would think that the case is real. */
const isSample = (id: PageId, language: Language) => readPage("case-study", id, language)?.sample === true;

/** True for a list of few articles. It adds nothing to the articles themselves. */
const isShortList = (id: PageId, language: Language) =>
  kindOf(id) === "tag" && articlesTagged(tagOf(id), language).length < 5;
