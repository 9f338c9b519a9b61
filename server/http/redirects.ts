import { citySpellings } from "../../app/site/places.ts";
import { encodePath, parseTarget } from "./target.ts";

/** The app's own aliases: decoded path → path of its canonical page, or null when there is none. */
export type Resolve = (path: string) => string | null;

const spellings: Record<string, string> = citySpellings;

/** More hops than any honest alias needs; running out means that aliases point at each other. */
const maxHops = 8;

/**
 * Where another spelling of a URL belongs, or null. Follows all spellings at once, so that the answer is never
 * redirected again, and always starts with exactly one slash, so that it never leaves the site.
 */
export function redirectFor(raw: string, resolve: Resolve = () => null): string | null {
  const target = parseTarget(raw);
  if (!target || target.segments[0] === "assets") return null; // hashed names are case-sensitive
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

/** A customer's private key tells upper from lower case. */
const lowerCase = (segments: string[]): string[] => {
  const lower = segments.map((segment) => segment.toLowerCase());
  const key = lower[0] === "ar" ? 2 : 1;
  return lower[key - 1] === "request" ? lower.map((part, at) => (at === key ? (segments[at] ?? part) : part)) : lower;
};

function respell(segments: string[]): string[] {
  const at = segments[0] === "ar" ? 1 : 0;
  const city = segments[at];
  return city !== undefined && Object.hasOwn(spellings, city) ? segments.with(at, spellings[city] ?? city) : segments;
}

/** An alias may be given decoded or encoded; one that leads elsewhere or makes no sense is ignored. */
function ownPath(resolved: string): string | null {
  if (!resolved.isWellFormed()) return null;
  const target = parseTarget(resolved.replace(/[^\0-\x7f]+/g, encodeURIComponent));
  return target && encodePath(target.segments);
}
