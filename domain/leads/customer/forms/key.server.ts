import { createHash } from "node:crypto";
import { currentTime } from "#platform/machine/time.ts";

const bucket = 10 * 60_000;

/**
 * Returns the idempotency keys of a form. A script sends its own key. Without a script, the key is made from the content and a period of
 * ten minutes. So a double click makes one lead, but the same enquiry a week later makes another one. `parts` must contain the network
 * address of the client, so that nobody reaches another person's enquiry by sending the same text.
 */
export async function keysOf(
  own: string | null,
  parts: readonly string[],
  photos: readonly Blob[],
  now = currentTime(),
) {
  if (own) return [own];
  const hash = createHash("sha256").update(JSON.stringify(parts));
  for (const photo of photos) for await (const chunk of photo.stream()) hash.update(chunk);
  const content = hash.digest("base64url");
  const nth = Math.floor(now / bucket);
  return [nth, nth - 1].map((n) => `${content}.${n}`);
}
