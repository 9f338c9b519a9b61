import { readFile } from "node:fs/promises";
import { z } from "zod";

const hashes = z.object({ script: z.array(z.string()), style: z.array(z.string()), media: z.literal(true).optional() });
const policies = z.record(z.string(), hashes);
type Hashes = z.infer<typeof hashes>;
/** For the file of each document: the hashes of its inline scripts and styles, and whether the document has a film. */
export type Policies = z.infer<typeof policies>;

export const noHashes: Hashes = { script: [], style: [] };

/** Reads the policies, which scripts/build/main.ts writes at build time. Without a build there are no inline scripts to allow. */
export async function readPolicies(file: string): Promise<Policies> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text === "" ? {} : policies.parse(JSON.parse(text));
}

/**
 * Returns the Content Security Policy. The inline scripts of documents are allowed by hash, because documents are files. Pages that are
 * rendered at request time use a nonce. `require-trusted-types-for 'script'` is missing until a crawl in Chromium shows that no island
 * (interactive part of a page) writes HTML that it forbids.
 */
export function contentPolicy(
  siteUrl: string,
  { script, style, media }: Hashes,
  nonce?: string,
  hosted?: string,
): string {
  const allowed = (known: string[]) =>
    ["'self'", ...known.map(inQuotes), ...(nonce ? [`'nonce-${nonce}'`] : [])].join(" ");
  return [
    "default-src 'none'",
    `script-src ${allowed(script)}`,
    `style-src ${allowed(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Films and their captions are allowed only on pages that have a film.
    ...(media ? ["media-src 'self'"] : []),
    // Pages of the app may call a hosted auth server directly. Documents connect only to our own site.
    `connect-src 'self'${hosted ? ` ${hosted}` : ""}`,
    // Only pages with a nonce may show a frame. The mailbox shows its mails in frames.
    ...(nonce ? ["frame-src 'self'"] : []),
    // The office can be installed as an app, which needs a manifest.
    ...(nonce ? ["manifest-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join(";");
}

const inQuotes = (hash: string) => `'${hash.replaceAll("'", "")}'`;

/** The headers of every answer, also of errors. They are in the first packets of every page, so no header repeats a rule of the policy. */
export const securityHeaders = (
  { url, hstsPreload }: { url: string; hstsPreload?: boolean },
  known = noHashes,
): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(url, known),
  "Strict-Transport-Security": `max-age=63072000; includeSubDomains${hstsPreload ? "; preload" : ""}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  // The value no-referrer would make Chromium send `Origin: null` with forms, and the CSRF check would refuse them.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
});
