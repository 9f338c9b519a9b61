import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

/** Answers with a photo for the inbox, behind its guard. A browser shows the photo, and may neither execute nor store it. */
export async function readPhoto(db: Kysely<Database>, fileId: string): Promise<Response | undefined> {
  const files = db.selectFrom("lead_files").select(["type", "content"]).where("id", "=", fileId);
  return shown(await files.executeTakeFirst());
}

/** The rating plate of a piece of equipment. */
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
