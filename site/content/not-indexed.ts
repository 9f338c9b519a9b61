import type { PageId } from "@site/ground/site-map/pages.ts";

/** Pages that share too much text with other pages (see the site check `shingles`). */
export const notYetIndexed: readonly PageId[] = [];
