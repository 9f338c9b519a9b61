import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/**
 * Returns a photo for the inbox; the caller has already checked who asks. The headers allow the browser to show the photo but neither to
 * execute nor to store it.
 */
export async function readPhoto(db: Kysely<Database>, fileId: string): Promise<Response | undefined> {
  const files = db.selectFrom("lead_files").select(["type", "content"]).where("id", "=", fileId);
  return shown(await files.executeTakeFirst());
}

/** Returns the photo of an equipment's rating plate. */
export async function readPlate(db: Kysely<Database>, equipment: string): Promise<Response | undefined> {
  const plates = db.selectFrom("equipment_photos").select(["type", "content"]).where("equipment_id", "=", equipment);
  return shown(await plates.executeTakeFirst());
}

const shown = (file: { type: string; content: Uint8Array } | undefined) =>
  file &&
  new Response(new Uint8Array(file.content), {
    headers: {
      "content-type": file.type,
      "content-disposition": "inline",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
