import type { BuiltPage } from "./pages.ts";

const layout = ["related", "cta"];

/** Returns the number of words in a page's own sections. Breadcrumbs, links to other pages and the call to action do not count. */
export const pageWords = ({ main }: BuiltPage): number =>
  main
    .text((element) => element.tag === "nav" || layout.includes(element.attr("aria-labelledby") ?? ""))
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
