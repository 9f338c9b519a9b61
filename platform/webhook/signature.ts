import { createHmac, type Hmac } from "node:crypto";

/**
 * Standard Webhooks (standardwebhooks.com): the receiver computes the same signature, refuses old timestamps, and remembers the ids it
 * has stored.
 */
export function signatureHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureIn(startSignature(id, timestamp, secret).update(body)),
  };
}

/** Starts the signature, to which the body is still to be added. A secret with the prefix whsec_ is base64; any other is used as it is. */
export function startSignature(id: string, timestamp: string, secret: string): Hmac {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return createHmac("sha256", key).update(`${id}.${timestamp}.`);
}

export const signatureIn = (sum: Hmac): string => `v1,${sum.digest("base64")}`;
