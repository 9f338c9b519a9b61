import type { PageId } from "@site/ground/site-map/pages.ts";

/** Pages that share too much text with other pages (see the site check `shingles`). The page about permits repeats sections of the cities' pages. */
export const notYetIndexed: readonly PageId[] = ["/resources/permits"];
