import { randomUUID } from "node:crypto";
import { connectToWrite } from "../../../server/db/connection.ts";
import type { Place } from "../../../server/db/fixture.ts";

const agent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";

export const viewFields = (path = "/dubai") => ({ i: randomUUID(), p: path, e: "view", z: "true", n: "navigate" });

/** What a page tells; its status. */
export async function tell(
  port: number,
  body: string | Record<string, string>,
  {
    address = "198.18.0.1",
    origin = `http://127.0.0.1:${port}`,
    type = "application/x-www-form-urlencoded;charset=UTF-8",
  } = {},
): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/seen`, {
    method: "POST",
    headers: {
      ...{ origin, "x-forwarded-for": address, "user-agent": agent },
      ...{ "accept-language": "en", "content-type": type },
    },
    body: typeof body === "string" ? body : new URLSearchParams(body).toString(),
  });
  return status;
}

/** The keys of the views that are stored. */
export async function storedViews(place: Place): Promise<string[]> {
  const { db, close } = connectToWrite(place.settings);
  try {
    const rows = await db.selectFrom("page_views").select("view_key").orderBy("id").execute();
    return rows.flatMap(({ view_key }) => view_key ?? []);
  } finally {
    await close();
  }
}
