import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { signatureOf } from "../webhook/signature.ts";

export const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash("sha256").update(text).digest();

/** The secret itself, as a bearer token or as the password of Basic, for providers that sign nothing; null if the request brings none. */
export function showsSecret({ authorization = "" }: IncomingHttpHeaders, secrets: readonly string[]): boolean | null {
  const [scheme = "", value = ""] = authorization.split(" ", 2);
  const shown = { bearer: value, basic: passwordIn(value) }[scheme.toLowerCase()];
  return shown === undefined ? null : secrets.map((secret) => isSame(shown, secret)).includes(true);
}

const passwordIn = (value: string) =>
  Buffer.from(value, "base64")
    .toString()
    .replace(/^[^:]*:/, "");

const oldest = 5 * 60;

/** After Standard Webhooks, as we sign ours: over the bytes as they came, and of the last five minutes. */
export function isSigned(
  headers: IncomingHttpHeaders,
  body: Uint8Array,
  secrets: readonly string[],
  now = Date.now(),
): boolean {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": given = "" } = headers;
  if (!(Math.abs(now / 1000 - Number(at)) < oldest)) return false;
  const signatures = String(given).split(" ").slice(0, 5);
  return secrets.some((secret) => {
    const ours = signatureOf(String(id ?? ""), String(at), body, secret);
    return signatures.map((signature) => isSame(signature, ours)).includes(true);
  });
}
