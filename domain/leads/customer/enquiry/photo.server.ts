import { db } from "#platform/db/db.ts";
import { readPhoto } from "#platform/photos/read.ts";
import { belongsTo } from "../../store/merge-target.ts";
import { enquiryByKey } from "./view.server.ts";

/** Sends a photo of the enquiry with this key. Photos of another enquiry that was merged with it are not sent. */
export async function photoAnswer(key: string, id: string): Promise<Response> {
  const missing = new Response(null, { status: 404 });
  const found = await enquiryByKey(key);
  if (!found) return missing;
  const database = await db();
  const files = database.selectFrom("lead_files").select("id").where("id", "=", id).where(belongsTo(found.enquiry.id));
  return (await files.executeTakeFirst()) ? ((await readPhoto(database, id)) ?? missing) : missing;
}
