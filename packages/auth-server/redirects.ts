import { matchesGlob } from "./redirects-glob.ts";

export interface RedirectRules {
  siteUrl: string;
  /** Globs of allowed targets besides `siteUrl`. */
  redirects: readonly string[];
}

const longest = 2048;
const neverFollowed = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:", "about:", "view-source:"]);
const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";
const isLoopback = (hostname: string) => hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
const isAddress = (hostname: string) => hostname.startsWith("[") || /^[\d.]+$/.test(hostname);

/**
 * Takes the first target that is not empty. Returns this target if it is allowed, otherwise the site's own address. So nobody can redirect
 * our users to a foreign site (open redirect). Never throws.
 */
export function redirectTarget(rules: RedirectRules, ...targets: (string | null | undefined)[]): string {
  return allowed(rules, targets.find(Boolean) ?? "") ?? rules.siteUrl;
}

/** Returns the target as a browser parses it, or null if the target is not allowed. */
function allowed(rules: RedirectRules, address: string): string | null {
  // If two URL parsers could disagree about the host, the target is refused.
  if (address.length > longest || /[\p{Cc}\s\\]/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const start = `${url.protocol}//${url.host}`;
  if (neverFollowed.has(url.protocol) || url.username || url.password) return null;
  if (isWeb(url) && !address.toLowerCase().startsWith(start)) return null;
  const bare = isWeb(url) && /^[a-z]+:\/\/[^/]*$/i.test(address.replace(/[?#].*$/, ""));
  const target = bare ? `${start}${url.search}${url.hash}` : url.href;
  return isOfSite(rules, url) || isListed(rules, url, target) ? target : null;
}

const isLocal = ({ hostname }: URL) => hostname === "localhost" || isLoopback(hostname);

function isOfSite({ siteUrl }: RedirectRules, url: URL): boolean {
  const site = new URL(siteUrl);
  return url.protocol === site.protocol && url.hostname === site.hostname && (isLocal(site) || url.port === site.port);
}

/**
 * Tells whether the target matches a configured glob. In production a loopback address must be listed too, because any program that listens
 * there would receive the session.
 */
function isListed({ redirects, siteUrl }: RedirectRules, url: URL, target: string): boolean {
  if (isWeb(url) && isLoopback(url.hostname)) {
    if (isLocal(new URL(siteUrl))) return true;
  } else if (isWeb(url)) {
    if (isAddress(url.hostname) || !/^[a-z\d.-]+$/.test(url.hostname)) return false;
  }
  const whole = target.replace(/#.*$/s, "");
  return redirects.some((glob) => matchesGlob(glob, whole) || matchesGlob(glob, withoutFlowId(whole)));
}

/** Removes the flow id that the client may add, so that a glob without a query still matches the target. */
const withoutFlowId = (target: string) =>
  target.replace(/([?&])sb_flow_id=[\da-f]+(&|$)/, (_, before, after) => after && before);
