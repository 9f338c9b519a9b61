import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { scanBytes } from "#platform/files/scan.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import { env } from "#platform/process/env.ts";

/**
 * Sends a mail that our parser could not read to a colleague who may read leads, unchanged, because a mail program may be able to read it.
 * The headers make the browser save the file. It does not display or cache it. If there is a virus scanner, the mail is sent only if it is
 * clean.
 */
export async function downloadMail(db: Kysely<Database>, id: string): Promise<Response | undefined> {
  const dropped = db.selectFrom("incoming_mails").select(["raw", "received_at"]).where("state", "=", "dropped");
  const mail = await dropped.where("id", "=", id).executeTakeFirst();
  if (!mail || mail.raw.byteLength === 0) return undefined;
  const scanner = env().SCAN_URL;
  const verdict = scanner ? await scanBytes(scanner, mail.raw, timeoutSignal(20_000)).catch(() => null) : "clean";
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
