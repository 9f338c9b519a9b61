import type { BuiltPage } from "./pages.ts";

const layout = ["related", "cta"];

/** The words of a page's own sections: without breadcrumbs, buttons and prices of its head, links to other pages and the call to action. */
export const pageWords = ({ main }: BuiltPage): number =>
  main
    .text(
      (element) =>
        element.tag === "nav" ||
        element.attr("data-actions") !== undefined ||
        layout.includes(element.attr("aria-labelledby") ?? ""),
    )
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
