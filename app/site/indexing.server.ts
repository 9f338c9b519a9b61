import type { Language } from "#app/i18n/languages.ts";
import { languagesOf } from "./inventory.server.ts";
import { notYetIndexed } from "./not-indexed.ts";
import type { PageId } from "./pages.ts";

/** Whether search engines may list a page: it exists in the language and has enough content of its own. */
export const isIndexed = (id: PageId, language: Language) =>
  languagesOf(id).includes(language) && !notYetIndexed.includes(id);
