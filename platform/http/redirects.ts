import { movedAddress, privateLinks } from "@site/ground/site-map/moved-addresses.ts";
import { citySpellings } from "@site/ground/site-map/places.ts";
import { encodePath, parseTarget } from "./target.ts";

/** The app's aliases: decoded path → canonical path, or null if there is none. */
export type Resolve = (path: string) => string | null;

const spellings: Record<string, string> = citySpellings;

/** More steps than any valid alias needs; reaching the limit means that aliases form a circle. */
const maxHops = 8;

type Asked = { method?: string | undefined; url?: string | undefined };

/**
 * Where a request has to go, or null if its address is right. A form that is sent to an address that has moved is sent again to the new one (308).
 * Other spellings are not corrected for a form, because a browser would drop what was typed.
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
 * The canonical form of a URL, or null if it is canonical already. Applies all rules at once, so that a redirect never leads to another
 * one, and always starts with exactly one slash, so that it never leaves the site (open redirect).
 */
export function redirectFor(raw: string, resolve: Resolve = () => null): string | null {
  const target = parseTarget(raw);
  if (!target || target.segments[0] === "assets") return null; // Hashed names are case-sensitive.
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

/** An alias may be decoded or encoded; one that leads to another site or cannot be parsed is ignored. */
function ownPath(resolved: string): string | null {
  if (!resolved.isWellFormed()) return null;
  const target = parseTarget(resolved.replace(/[^\0-\x7f]+/g, encodeURIComponent));
  return target && encodePath(target.segments);
}
