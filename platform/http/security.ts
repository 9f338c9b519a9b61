import { readFile } from "node:fs/promises";
import { z } from "zod";

const hashes = z.object({ script: z.array(z.string()), style: z.array(z.string()), media: z.literal(true).optional() });
const policies = z.record(z.string(), hashes);
type Hashes = z.infer<typeof hashes>;
/** For each document, by its file: the hashes of its inline scripts and styles, and whether it has a film. */
export type Policies = z.infer<typeof policies>;

export const noHashes: Hashes = { script: [], style: [] };

/** scripts/build/main.ts writes the file at build time; without a build there are no inline scripts to allow. */
export async function readPolicies(file: string): Promise<Policies> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text === "" ? {} : policies.parse(JSON.parse(text));
}

/**
 * The Content Security Policy. Documents are files, so their inline scripts are allowed by hash; pages rendered at request time use a
 * nonce. `require-trusted-types-for 'script'` is left out until a crawl in Chromium shows that no island needs a sink.
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
    // Films and their captions, on the pages that have one.
    ...(media ? ["media-src 'self'"] : []),
    // Pages of the app call a hosted auth server directly; documents connect to nobody else.
    `connect-src 'self'${hosted ? ` ${hosted}` : ""}`,
    // Only an answer that asks for it may show a frame, as the mailbox does for its mails.
    ...(nonce ? ["frame-src 'self'"] : []),
    // The office can be installed, which needs a manifest.
    ...(nonce ? ["manifest-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join(";");
}

const inQuotes = (hash: string) => `'${hash.replaceAll("'", "")}'`;

/** Headers of every answer, errors included. They are part of the first packets of every page, so none repeats a rule of the policy. */
export const securityHeaders = (
  { url, hstsPreload }: { url: string; hstsPreload?: boolean },
  known = noHashes,
): Record<string, string> => ({
  "Content-Security-Policy": contentPolicy(url, known),
  "Strict-Transport-Security": `max-age=63072000; includeSubDomains${hstsPreload ? "; preload" : ""}`,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  // If this were no-referrer, Chromium would send `Origin: null` with forms, and the CSRF check would refuse them.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
});
