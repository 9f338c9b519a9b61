import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/** The copy of the site on a static host (`npm run export`, docs/decisions/0059). */
export interface StaticHost {
  origin: string;
  /** Tells whether the static host has a document with this path. */
  has(path: string): boolean;
}

/** The addresses that pages of the static host may use here: three forms, beacons, and suggestions of the search. */
const forms = /^(?:(?:\/ar)?\/(?:contact|quotation|quote|call-back)|\/api\/(?:contact|quote|callback)|\/seen)$/;
const questions = /^(?:\/ar)?\/(?:search\/suggest|free-times|our-record\/(?:testimonials|findings))$/;

const pathOf = ({ url = "" }: IncomingMessage) => url.split("?", 1)[0] ?? "";

/**
 * Tells whether a request is a form from the static host. This is the only other origin that may post here, and only these forms, which
 * need no session.
 */
export const isFormOfStaticHost = (request: IncomingMessage, staticOrigin: string | undefined): boolean =>
  staticOrigin !== undefined && request.headers.origin === staticOrigin && forms.test(pathOf(request));

/**
 * Returns the address of a document on the static host, or undefined for everything else. A document has only one address, so a visitor who
 * returns from a private page goes to the static host again. A document that depends on its query is answered by this server.
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

/** Redirects requests for documents to the static host. Lets the static host's pages read our answers, without credentials (CORS). */
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
    // The answer about free times says in this header if there is more for the page (domain/reputation).
    c.header("Access-Control-Expose-Headers", "X-Findings");
    // A beacon is sent without CORS. Without this header, the browser would report that its answer was blocked.
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
  };
}
