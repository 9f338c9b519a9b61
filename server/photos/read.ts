import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** For the inbox, behind its guard: the response shows the photo, and lets a browser neither execute nor store it. */
export async function readPhoto(db: Kysely<Database>, fileId: string): Promise<Response | undefined> {
  const file = await db
    .selectFrom("lead_files")
    .select(["type", "content"])
    .where("id", "=", fileId)
    .executeTakeFirst();
  if (!file) return undefined;
  return new Response(new Uint8Array(file.content), {
    headers: {
      "content-type": file.type,
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
