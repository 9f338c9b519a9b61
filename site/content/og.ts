import type { Language } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";

/** The path of a page's preview picture (Open Graph). The build makes the pictures after the pages. */
export const ogPicturePath = (id: PageId, language: Language) => `/og/${language}${id === "/" ? "/home" : id}.jpg`;

/** The size of the picture in pixels. */
export const previewSize = { width: 1200, height: 630 };
