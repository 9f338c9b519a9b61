import type { BuiltPage } from "./pages.ts";

/** Returns the other languages of a page from its head. The keys are the values of hreflang. */
export const alternatesOf = ({ root }: BuiltPage): Record<string, string> =>
  Object.fromEntries(
    root
      .all("link", (link) => link.attr("rel") === "alternate" && link.attr("hreflang") !== undefined)
      .map((link) => [link.attr("hreflang"), link.attr("href") ?? ""]),
  );
