import type { PageId } from "@site/ground/site-map/pages.ts";

/** `sample` means that the page is an example of what a real company would show. */
export type Card = { id: PageId; name: string; summary: string; sample?: boolean };
