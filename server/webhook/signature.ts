import { createHmac } from "node:crypto";

/**
 * Standard Webhooks (standardwebhooks.com): the receiver computes the same signature, refuses old timestamps, and remembers the ids it
 * has stored.
 */
export function signatureHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatureOf(id, timestamp, body, secret),
  };
}

/** A secret with the prefix whsec_ is base64, any other is used as it is. */
export function signatureOf(id: string, timestamp: string, body: string | Uint8Array, secret: string): string {
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64")}`;
}
