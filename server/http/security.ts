import { readFile } from "node:fs/promises";
import { z } from "zod";

const hashes = z.object({ script: z.array(z.string()), style: z.array(z.string()) });
const policies = z.object({ awake: hashes, documents: z.record(z.string(), hashes) });
type Hashes = z.infer<typeof hashes>;
/** The inline scripts and styles of each document, by its file, and what a page puts into itself once its scripts run. */
export type Policies = z.infer<typeof policies>;

const none: Hashes = { script: [], style: [] };

/** scripts/build/csp.ts writes the file at build; without a build there are no inline scripts to allow. */
export async function readPolicies(file: string): Promise<Policies> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text === "" ? { awake: none, documents: {} } : policies.parse(JSON.parse(text));
}

/**
 * Documents are files and know their inline scripts by hash; answers made at request time add a nonce.
 * `require-trusted-types-for 'script'` is left out until a crawl in Chromium shows that no island needs a sink.
 */
export function contentPolicy(siteUrl: string, { script, style }: Hashes, nonce?: string, hosted?: string): string {
  const allowed = (known: string[]) =>
    ["'self'", ...known.map(quote), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ");
  return [
    "default-src 'none'",
    `script-src ${allowed(script)}`,
    `style-src ${allowed(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Pages of the app ask a hosted auth backend themselves; documents ask nobody.
    `connect-src 'self'${hosted ? ` ${hosted}` : ""}`,
    // Only an answer that asks to be framed can be: the mails of the mailbox.
    ...(nonce ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const quote = (hash: string) => `'${hash.replaceAll("'", "")}'`;

/** On every answer, errors too. They travel in the first flight of every page: nothing is said twice. */
export const securityHeaders = (
  { url, hstsPreload }: { url: string; hstsPreload?: boolean },
  known = none,
): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(url, known),
  "Strict-Transport-Security": `max-age=63072000; includeSubDomains${hstsPreload ? "; preload" : ""}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  // no-referrer would make Chromium send `Origin: null` with forms, and the origin check refuse them.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
});
