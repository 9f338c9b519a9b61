import type { Language } from "#app/i18n/languages.ts";
import type { PageId } from "./pages.ts";

/** Where the Open Graph picture of a page is served; made at build, after the pages. */
export const ogPicturePath = (id: PageId, language: Language) => `/og/${language}${id === "/" ? "/home" : id}.jpg`;
