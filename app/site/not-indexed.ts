import type { PageId } from "./pages.ts";

/** Pages that share too much text with another one (see the site check `shingles`), until they are rewritten. */
export const notYetIndexed: readonly PageId[] = [];
