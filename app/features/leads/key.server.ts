import { createHash } from "node:crypto";

const bucket = 10 * 60_000;

/**
 * Under which a form is stored once. A script sends a key of its own. Without one the content is the key for some ten
 * minutes: a double click is one lead, the same wish a week later another. The address belongs to it, so that nobody
 * is led to the request of somebody else by writing the same.
 */
export async function keysOf(own: string | null, parts: readonly string[], photos: readonly Blob[], now = Date.now()) {
  if (own) return [own];
  const hash = createHash("sha256").update(JSON.stringify(parts));
  for (const photo of photos) for await (const chunk of photo.stream()) hash.update(chunk);
  const content = hash.digest("base64url");
  const nth = Math.floor(now / bucket);
  return [nth, nth - 1].map((n) => `${content}.${n}`);
}
