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

/** Vite's scripts and styles are in the page, change all the time and listen to a socket. The policy allows them and nothing more. */
const policyForVite = (policy: string) =>
  policy
    .replace(/(script-src|style-src) [^;]*/g, "$1 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    // The content editor shows the page beside its form.
    .replace("frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:* http://localhost:*");

/** The checks that the HTTP server makes before rendering a page, for `npm run dev`: true if it has answered. */
export function answersFirst(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { SITE_URL, TRUST_PROXY, HSTS_PRELOAD } = env();
  for (const [name, value] of Object.entries(securityHeaders({ url: SITE_URL, hstsPreload: HSTS_PRELOAD === "on" })))
    outgoing.setHeader(name, name === "Content-Security-Policy" ? policyForVite(value) : value);
  const refusal = refuse(incoming, SITE_URL, TRUST_PROXY !== "none");
  if (refusal) {
    outgoing.writeHead(refusal.status, { "content-type": "text/plain; charset=utf-8", ...refusal.headers });
    outgoing.end(plainText(refusal.status));
    return true;
  }
  const redirect = redirectOf(incoming, canonicalPath);
  if (redirect !== null) outgoing.writeHead(redirect.status, { location: redirect.location }).end();
  return redirect !== null;
}

/** Developers may read in each answer where its time went. In production observe.ts does the same. */
export function timeAnswer(outgoing: ServerResponse, answer: () => void): void {
  const timing = new Timing();
  outgoing.writeHead = new Proxy(outgoing.writeHead, {
    apply(writeHead, self, given) {
      outgoing.setHeader("Server-Timing", String(timing));
      return Reflect.apply(writeHead, self, given);
    },
  });
  timedBy(timing, answer);
}

/** Reads the environment and opens the database, as `npm start` does before it opens the port. */
export async function prepareStart(): Promise<void> {
  setLogLevel(env().LOG_LEVEL);
  await connection();
}
