import { nth } from "@site/typed";
import { definedValue } from "#tests/defined-value.ts";
import type { Element } from "./html.ts";
import type { BuiltPage } from "./pages.ts";

/** Returns every address in a document that a browser may load or follow. */
export function addressesIn({ root, html }: BuiltPage): string[] {
  const elements = root.all("*");
  // JSON-LD ids, canonical links and hreflang links are absolute addresses. head.test.ts checks them.
  const relative = elements.filter((element) => !isAbsoluteLink(element.attr("rel")));
  const attributes = ["src", "href", "action", "formaction", "poster", "data-entry"].flatMap((name) =>
    relative.map((element) => element.attr(name)),
  );
  const sets = elements.flatMap((element) => candidates(element.attr("srcset")).map(({ url }) => url));
  const styles = [...html.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , url]) => url);
  const addresses = [...attributes, ...sets, ...styles].filter((address) => address !== undefined && address !== "");
  return [...new Set(addresses.map((address) => asAsked(definedValue(address))))];
}

/** Encodes letters that are not ASCII, as a browser does in a request. */
const asAsked = (address: string) => address.replace(/[^\p{ASCII}]+/gu, encodeURIComponent);

const isAbsoluteLink = (rel: string | undefined) => rel === "canonical" || rel === "alternate";

/** Returns the candidates of a srcset with their widths. */
export const candidates = (srcset = "") =>
  srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([url]) => url)
    .map(([url = "", width = "0w"]) => ({ url, width: Number.parseInt(width, 10) }));

type Link = { href: string; path: string; switches: string | undefined };
const known = new WeakMap<Element, Link[]>();

/** Returns the links within the site that a visitor can follow. The result is cached for each page. */
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
