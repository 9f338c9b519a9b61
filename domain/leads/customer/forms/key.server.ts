import { createHash } from "node:crypto";

const bucket = 10 * 60_000;

/**
 * The idempotency keys of a form. A script sends its own. Without one, the content is the key for about ten minutes: a double click is one lead, the
 * same request a week later is another. The client's address is part of it, so that nobody reaches somebody else's request by sending the same text.
 */
export async function keysOf(own: string | null, parts: readonly string[], photos: readonly Blob[], now = Date.now()) {
  if (own) return [own];
  const hash = createHash("sha256").update(JSON.stringify(parts));
  for (const photo of photos) for await (const chunk of photo.stream()) hash.update(chunk);
  const content = hash.digest("base64url");
  const nth = Math.floor(now / bucket);
  return [nth, nth - 1].map((n) => `${content}.${n}`);
}
