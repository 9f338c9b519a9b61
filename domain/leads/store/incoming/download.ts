import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { scanBytes } from "#platform/files/scan.ts";
import { env } from "#platform/process/env.ts";

/**
 * Sends a mail that could not be read here to a colleague who may read leads. It sends the mail unchanged, because a mail program may read it better.
 * The browser saves it, and neither shows nor caches it. If there is a scanner, it must have found the mail clean.
 */
export async function downloadMail(db: Kysely<Database>, id: string): Promise<Response | undefined> {
  const dropped = db.selectFrom("incoming_mails").select(["raw", "received_at"]).where("state", "=", "dropped");
  const mail = await dropped.where("id", "=", id).executeTakeFirst();
  if (!mail || mail.raw.byteLength === 0) return undefined;
  const scanner = env().SCAN_URL;
  const verdict = scanner ? await scanBytes(scanner, mail.raw, AbortSignal.timeout(20_000)).catch(() => null) : "clean";
  if (verdict !== "clean")
    return verdict ? undefined : new Response(null, { status: 503, headers: { "retry-after": "60" } });
  const day = new Date(Number(mail.received_at)).toISOString().slice(0, 10);
  return new Response(new Uint8Array(mail.raw), {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="mail-${day}.eml"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
