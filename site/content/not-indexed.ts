import type { PageId } from "@site/ground/site-map/pages.ts";

/** Pages that share too much text with another one (see the site check `shingles`): the permit helper quotes the pages of the cities. */
export const notYetIndexed: readonly PageId[] = ["/resources/permits"];
