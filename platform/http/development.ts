import type { IncomingMessage, ServerResponse } from "node:http";
import { canonicalPath } from "@site/ground/site-map/aliases.ts";
import { connection } from "#platform/db/db.ts";
import { env } from "#platform/process/env.ts";
import { setLogLevel } from "#platform/process/log.ts";
import { Timing } from "#platform/trace/timing.ts";
import { timedBy } from "#platform/trace/trace.ts";
import { refuse } from "./guards.ts";
import { plainText } from "./plain-response.ts";
import { redirectOf } from "./redirects.ts";
import { securityHeaders } from "./security.ts";

/**
 * Returns the Content Security Policy for Vite in development. Vite's scripts and styles are inline and change all the time, and Vite uses
 * a web socket. Only these are allowed in addition.
 */
const policyForVite = (policy: string) =>
  policy
    .replace(/(script-src|style-src) [^;]*/g, "$1 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    // The content editor shows the page beside its form.
    .replace("frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:* http://localhost:*");

/** The addresses of the class `call`. In development the classes of routes are not read. */
const calls = /^\/(?:mcp$|calls\/)/;

/** Makes the checks of the HTTP server for `npm run dev`, before a page is rendered. Returns true if the request was answered. */
export function answersFirst(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { SITE_URL, TRUST_PROXY, HSTS_PRELOAD } = env();
  for (const [name, value] of Object.entries(securityHeaders({ url: SITE_URL, hstsPreload: HSTS_PRELOAD === "on" })))
    outgoing.setHeader(name, name === "Content-Security-Policy" ? policyForVite(value) : value);
  const refusal = refuse(incoming, SITE_URL, TRUST_PROXY !== "none", { isCall: calls.test(incoming.url ?? "") });
  if (refusal) {
    outgoing.writeHead(refusal.status, { "content-type": "text/plain; charset=utf-8", ...refusal.headers });
    outgoing.end(plainText(refusal.status));
    return true;
  }
  const redirect = redirectOf(incoming, canonicalPath);
  if (redirect !== null) outgoing.writeHead(redirect.status, { location: redirect.location }).end();
  return redirect !== null;
}

/** Adds a header with timings to each answer, for developers. In production, observe.ts does this. */
export function timeAnswer(outgoing: ServerResponse, answer: () => void): void {
  const timing = new Timing();
  outgoing.writeHead = new Proxy(outgoing.writeHead, {
    apply(writeHead, self, args) {
      outgoing.setHeader("Server-Timing", String(timing));
      return Reflect.apply(writeHead, self, args);
    },
  });
  timedBy(timing, answer);
}

/** Reads the environment and opens the database, as `npm start` does before it opens the port. */
export async function prepareStart(): Promise<void> {
  setLogLevel(env().LOG_LEVEL);
  await connection();
}
