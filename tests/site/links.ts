import { nth } from "#engine/typed.ts";
import { defined } from "#tests/defined.ts";
import type { BuiltPage } from "./pages.ts";

/** Every address in a document that a browser may fetch or follow, with its element. */
export function addressesIn({ root, html }: BuiltPage): string[] {
  const elements = root.all("*");
  const attributes = ["src", "href", "action", "formaction", "poster", "data-entry"].flatMap((name) =>
    // JSON-LD ids, canonical and hreflang links are absolute; head.test.ts checks them.
    elements.filter((element) => !isAbsoluteLink(element.attr("rel"))).map((element) => element.attr(name)),
  );
  const sets = elements.flatMap((element) => candidates(element.attr("srcset")).map(({ url }) => url));
  const styles = [...html.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , url]) => url);
  const addresses = [...attributes, ...sets, ...styles].filter((address) => address !== undefined && address !== "");
  return [...new Set(addresses.map((address) => asAsked(defined(address))))];
}

/** The form in which a browser requests an address with non-ASCII letters. */
const asAsked = (address: string) => address.replace(/[^\p{ASCII}]+/gu, encodeURIComponent);

const isAbsoluteLink = (rel: string | undefined) => rel === "canonical" || rel === "alternate";

/** The candidates of a srcset with width descriptors. */
export const candidates = (srcset = "") =>
  srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([url]) => url)
    .map(([url = "", width = "0w"]) => ({ url, width: Number.parseInt(width, 10) }));

/** The links that a visitor can follow within the site. */
export const internalLinks = ({ root }: BuiltPage) =>
  root
    .all("a", (a) => a.attr("href")?.startsWith("/") ?? false)
    .map((a) => ({
      href: defined(a.attr("href")),
      path: nth(asAsked(defined(a.attr("href"))).split(/[?#]/), 0),
      switches: a.attr("hreflang"),
    }));
