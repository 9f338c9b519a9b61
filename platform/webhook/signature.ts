import { createHmac, type Hmac } from "node:crypto";

/**
 * The headers of Standard Webhooks (standardwebhooks.com). The receiver computes the same signature, refuses old timestamps, and remembers
 * which ids it has stored.
 */
export function signatureHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureIn(startSignature(id, timestamp, secret).update(body)),
  };
}

/** Starts a signature. The caller then adds the body. A secret that begins with whsec_ is base64; any other secret is used unchanged. */
export function startSignature(id: string, timestamp: string, secret: string): Hmac {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return createHmac("sha256", key).update(`${id}.${timestamp}.`);
}

export const signatureIn = (sum: Hmac): string => `v1,${sum.digest("base64")}`;
