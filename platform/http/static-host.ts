import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/** The site's copy on a static host (`npm run export`, docs/decisions/0059). */
export interface StaticHost {
  origin: string;
  /** Tells whether the static host has the document of this path. */
  has(path: string): boolean;
}

/** Everything that a page of the static host may send here or ask of us: its three forms, what it counts, and suggestions of the search. */
const forms = /^(?:(?:\/ar)?\/(?:contact|quotation|quote|call-back)|\/api\/(?:contact|quote|callback)|\/seen)$/;
const questions = /^(?:\/ar)?\/search\/suggest$/;

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

/** The static host is the only other origin that may post here, and it may post only these forms, which need no session. */
export const isFormOfStaticHost = (request: IncomingMessage, staticOrigin: string | undefined): boolean =>
  staticOrigin !== undefined && request.headers.origin === staticOrigin && forms.test(pathOf(request));

/**
 * Returns the address of a document on the static host; undefined for everything else. A document has one address only, so that a visitor who comes
 * back from a private page is on the static host again. A document whose query asks something is answered here.
 */
export function addressThere(
  request: IncomingMessage,
  { origin, has }: StaticHost,
  answersQueries: (path: string) => boolean,
): string | undefined {
  const { method, url = "" } = request;
  const path = pathOf(request);
  const isAsked = url.length > path.length + 1 && answersQueries(path);
  return (method === "GET" || method === "HEAD") && !isAsked && has(path) ? origin + url : undefined;
}

/** Redirects to the documents of the static host, and lets its pages ask, without credentials (CORS). */
export function answerStaticHost(
  host: StaticHost,
  answersQueries: (path: string) => boolean,
): MiddlewareHandler<AppEnv> {
  const { origin } = host;
  return async (c, next) => {
    const { incoming } = c.env;
    const there = addressThere(incoming, host, answersQueries);
    if (there) return new Response(null, { status: 302, headers: { location: there, "cache-control": "no-store" } });
    const path = pathOf(incoming);
    if (!forms.test(path) && !questions.test(path)) return next();
    const isFromThere = incoming.headers.origin === origin;
    if (!isFromThere || incoming.method !== "OPTIONS") await next();
    else c.res = new Response(null, { status: 204, headers: { "access-control-max-age": "600" } });
    c.header("Vary", "Origin", { append: true });
    if (!isFromThere) return;
    c.header("Access-Control-Allow-Origin", origin);
    // A beacon is sent without CORS, and the browser would report its answer as blocked.
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
  };
}
