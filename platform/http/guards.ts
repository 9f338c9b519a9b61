import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isLoopback } from "./loopback.ts";
import { isFormOfStaticHost } from "./static-host.ts";
import { parseTarget } from "./target.ts";

export interface Refusal {
  status: 400 | 403 | 405 | 408 | 413 | 414 | 415 | 429 | 503;
  headers?: Record<string, string>;
}

/**
 * The longest URL. The address of a calculation with several rooms is long. Together with the Referer, it must fit into the 16 KB limit of
 * the headers.
 */
export const maxUrl = 6000;
const methods = ["GET", "HEAD", "POST"];
/** The content types of forms. JSON is accepted from programs only, because none of our forms sends it. */
const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

interface Sent {
  /** The origin of the static host, whose forms are accepted too. */
  staticOrigin?: string;
  /** True for the address of a call, to which programs send JSON. */
  isCall?: boolean;
}

/** Refuses a request before its body is read, if possible. Returns null if the request may continue. */
export function refuse(
  request: IncomingMessage,
  siteOrigin: string,
  trustProxy: boolean,
  { staticOrigin, isCall = false }: Sent = {},
): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (!methods.includes(method)) return { status: 405, headers: { allow: methods.join(", ") } };
  if (url.length > maxUrl) return { status: 414 };
  if (!parseTarget(url)) return { status: 400 };
  if (method !== "POST") return null;
  if (isCall) return refuseCall(headers, siteOrigin);
  if (!isFormOfStaticHost(request, staticOrigin) && !passesCsrfCheck(headers, siteOrigin, trustProxy))
    return { status: 403 };
  return formTypes.includes(mediaType(headers)) ? null : { status: 415 };
}

/**
 * A program sends no Origin. A browser does, and only our own pages may call. The Host header is not believed here: a foreign name can lead
 * to this machine (DNS rebinding), and its page would then send a Host that is equal to its Origin.
 */
function refuseCall(headers: IncomingHttpHeaders, siteOrigin: string): Refusal | null {
  if (headers.origin !== undefined && headers.origin !== siteOrigin) return { status: 403 };
  return mediaType(headers) === "application/json" ? null : { status: 415 };
}

export const mediaType = (headers: IncomingHttpHeaders): string =>
  (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/**
 * Protects against CSRF: a form on another site must not be posted here with our visitor's cookies. Two headers are checked. Origin names
 * the page's site, and Sec-Fetch-Site cannot be set by a page. A missing Origin is refused, because every current browser sends it with
 * POST.
 */
function passesCsrfCheck(headers: IncomingHttpHeaders, siteOrigin: string, trustProxy: boolean): boolean {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return false;
  return origin === siteOrigin || (origin === hostOrigin(headers, trustProxy) && mayBePlain(origin, siteOrigin));
}

/**
 * An attacker in the network can forge a page at http://<our host>. So a site on HTTPS accepts a form from an http origin only on this
 * machine.
 */
const mayBePlain = (origin: string, siteOrigin: string) =>
  origin.startsWith("https:") ||
  siteOrigin.startsWith("http:") ||
  (URL.canParse(origin) && isLoopback(new URL(origin).hostname));

/** Returns the origin of the request as the visitor sees it. Forwarded headers count only if they come from our own proxy. */
function hostOrigin(headers: IncomingHttpHeaders, trustProxy: boolean): string {
  const forwarded = (name: string) =>
    trustProxy
      ? String(headers[name] ?? "")
          .split(",")
          .at(-1)
          ?.trim()
      : "";
  const scheme = forwarded("x-forwarded-proto") === "https" ? "https" : "http";
  return `${scheme}://${forwarded("x-forwarded-host") || headers.host}`;
}
