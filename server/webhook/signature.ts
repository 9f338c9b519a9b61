import { createHmac } from "node:crypto";

/**
 * Standard Webhooks (standardwebhooks.com): the receiver reckons the same, refuses what is older than some minutes, and
 * remembers the ids of what it stored. A secret that begins with whsec_ is base64, any other is taken as it is.
 */
export function signatureHeaders(id: string, body: string, secret: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
