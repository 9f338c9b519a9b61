import { nth } from "@site/typed";
import { definedValue } from "#tests/defined-value.ts";
import type { Element } from "./html.ts";
import type { BuiltPage } from "./pages.ts";

/** Every address in a document that a browser may fetch or follow, with its element. */
export function addressesIn({ root, html }: BuiltPage): string[] {
  const elements = root.all("*");
  // JSON-LD ids, canonical and hreflang links are absolute; head.test.ts checks them.
  const relative = elements.filter((element) => !isAbsoluteLink(element.attr("rel")));
  const attributes = ["src", "href", "action", "formaction", "poster", "data-entry"].flatMap((name) =>
    relative.map((element) => element.attr(name)),
  );
  const sets = elements.flatMap((element) => candidates(element.attr("srcset")).map(({ url }) => url));
  const styles = [...html.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , url]) => url);
  const addresses = [...attributes, ...sets, ...styles].filter((address) => address !== undefined && address !== "");
  return [...new Set(addresses.map((address) => asAsked(definedValue(address))))];
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

type Link = { href: string; path: string; switches: string | undefined };
const known = new WeakMap<Element, Link[]>();

/** The links that a visitor can follow within the site, found once for each page. */
export function internalLinks({ root }: Pick<BuiltPage, "root">): Link[] {
  const links = known.get(root) ?? linksIn(root);
  known.set(root, links);
  return links;
}

const linksIn = (root: Element): Link[] =>
  root
    .all("a", (a) => a.attr("href")?.startsWith("/") ?? false)
    .map((a) => ({
      href: definedValue(a.attr("href")),
      path: nth(asAsked(definedValue(a.attr("href"))).split(/[?#]/), 0),
      switches: a.attr("hreflang"),
    }));
