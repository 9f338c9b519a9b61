import type { BuiltPage } from "./pages.ts";

/** The alternates in a page's head: hreflang → address. */
export const alternatesOf = ({ root }: BuiltPage): Record<string, string> =>
  Object.fromEntries(
    root
      .all("link", (link) => link.attr("rel") === "alternate" && link.attr("hreflang") !== undefined)
      .map((link) => [link.attr("hreflang"), link.attr("href") ?? ""]),
  );
