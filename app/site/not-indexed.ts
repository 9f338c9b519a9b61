import type { PageId } from "./pages.ts";

/** Pages that share too much with another one (the site check `shingles` says which) stay here until they are rewritten. */
export const notYetIndexed: readonly PageId[] = [];
