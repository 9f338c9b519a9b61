import { createHash } from "node:crypto";

const bucket = 10 * 60_000;

/**
 * Returns the idempotency keys of a form. A script sends a key of its own. Without a script, the key is made of the content and lasts about ten
 * minutes: a double click is one lead, and the same enquiry a week later is another lead. The client's address is part of the key, so that nobody
 * reaches somebody else's enquiry by sending the same text.
 */
export async function keysOf(own: string | null, parts: readonly string[], photos: readonly Blob[], now = Date.now()) {
  if (own) return [own];
  const hash = createHash("sha256").update(JSON.stringify(parts));
  for (const photo of photos) for await (const chunk of photo.stream()) hash.update(chunk);
  const content = hash.digest("base64url");
  const nth = Math.floor(now / bucket);
  return [nth, nth - 1].map((n) => `${content}.${n}`);
}
