import { movedAddress, privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { citySpellings } from "@site/ground/site-map/places.ts";
import { pageOfTwin } from "./markdown.ts";
import type { StaticFile } from "./static-index.ts";
import { encodePath, parseTarget } from "./target.ts";

/** The app's aliases: returns the canonical path for a decoded path, or null if the path is no alias. */
export type Resolve = (path: string) => string | null;

const spellings: Record<string, string> = citySpellings;

/** The largest number of alias steps. A valid alias needs fewer, so at this limit the aliases form a circle. */
const maxHops = 8;

type Asked = { method?: string | undefined; url?: string | undefined };

/**
 * Returns where a request is redirected, or null if its address is right. If a form is sent to an address that has moved, the browser sends
 * it again to the new address (308). Other spellings are not redirected for a form, because the browser would drop what was typed.
 */
export function redirectOf(
  { method = "GET", url = "/" }: Asked,
  resolve?: Resolve,
): { status: 301 | 308; location: string } | null {
  const reads = method === "GET" || method === "HEAD";
  const location = reads ? redirectFor(url, resolve) : movedAddress(url);
  return location === null ? null : { status: reads ? 301 : 308, location };
}

/**
 * Returns the redirect of a question to the Markdown of a page that answers questions, such as a calculator; null for other requests. Only
 * the page itself has the answer. Its twin has that to the usual values, and would be taken for the answer to the question.
 */
export function redirectToAnswer(
  { url = "/" }: Asked,
  index: ReadonlyMap<string, StaticFile>,
): { status: 301; location: string } | null {
  const [path = "", query] = url.split("?", 2);
  const page = pageOfTwin(path);
  return page && query && index.get(page)?.twin ? { status: 301, location: `${page}?${query}` } : null;
}

/**
 * Returns the canonical form of a URL, or null if the URL is canonical already. All rules are applied at once, so that a redirect never
 * leads to another redirect. The result starts with exactly one slash, so that it never leaves the site (open redirect).
 */
export function redirectFor(raw: string, resolve: Resolve = () => null): string | null {
  const target = parseTarget(raw);
  if (!target || target.segments[0] === "assets") return null; // The names of these files contain a hash, so upper and lower case are different.
  let path = encodePath(target.segments);
  for (let hop = 0; hop < maxHops; hop += 1) {
    const next = step(path, resolve);
    if (next === path) return path === pathOf(raw) ? null : path + target.query;
    path = next;
  }
  return null;
}

const pathOf = (raw: string): string => raw.split("?", 1)[0] ?? "";

function step(path: string, resolve: Resolve): string {
  const segments = parseTarget(path)?.segments ?? [];
  const spelled = respell(lowerCase(segments));
  const resolved = resolve(`/${spelled.join("/")}`);
  return (resolved === null ? null : ownPath(resolved)) ?? encodePath(spelled);
}

const lowerCase = (segments: string[]): string[] => {
  const lower = segments.map((segment) => segment.toLowerCase());
  const key = lower[0] === "ar" ? 2 : 1;
  const isPrivate = privateLinks.some((name) => name === lower[key - 1]);
  return isPrivate ? lower.map((part, at) => (at === key ? (segments[at] ?? part) : part)) : lower;
};

function respell(segments: string[]): string[] {
  const at = segments[0] === "ar" ? 1 : 0;
  const city = segments[at];
  return city !== undefined && Object.hasOwn(spellings, city) ? segments.with(at, spellings[city] ?? city) : segments;
}

/**
 * Returns the canonical path of an alias, which may be decoded or encoded. An alias that leads to another site or cannot be parsed is
 * ignored.
 */
function ownPath(resolved: string): string | null {
  if (!resolved.isWellFormed()) return null;
  const target = parseTarget(resolved.replace(/[^\0-\x7f]+/g, encodeURIComponent));
  return target && encodePath(target.segments);
}
