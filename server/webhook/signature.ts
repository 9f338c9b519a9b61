import { createHmac } from "node:crypto";

/**
 * Standard Webhooks (standardwebhooks.com): the receiver computes the same signature, refuses old timestamps, and remembers the ids it
 * has stored. A secret with the prefix whsec_ is base64, any other is used as it is.
 */
export function signatureHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
