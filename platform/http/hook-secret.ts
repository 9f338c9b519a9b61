import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { currentTime } from "#platform/machine/time.ts";
import { signatureIn, startSignature } from "#platform/webhook/signature.ts";

export const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Checks a secret that is sent in plain text, as a bearer token or as the password of Basic authentication. It is for providers that do not
 * sign their requests. Returns null if the request contains no secret.
 */
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

/**
 * Starts the check of a signature in the format of Standard Webhooks, which we use for our own webhooks too. The signature covers the
 * received bytes, which are added one after the other. Returns undefined if the signature is older than five minutes.
 */
export function signatureCheck(headers: IncomingHttpHeaders, secrets: readonly string[], now = currentTime()) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": signatureHeader = "" } = headers;
  if (!(Math.abs(now / 1000 - Number(at)) < oldest)) return undefined;
  const signatures = String(signatureHeader).split(" ").slice(0, 5);
  const sums = secrets.map((secret) => startSignature(String(id ?? ""), String(at), secret));
  return {
    add(bytes: Uint8Array) {
      for (const sum of sums) sum.update(bytes);
    },
    isRight: () =>
      sums.map(signatureIn).some((ours) => signatures.map((signature) => isSame(signature, ours)).includes(true)),
  };
}
