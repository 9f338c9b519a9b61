import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { connectToWrite } from "#platform/db/connection.ts";
import type { Place } from "#platform/db/fixture.ts";

const agent =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36";

export const viewFields = (path = "/dubai") => ({ i: randomUUID(), p: path, e: "view", z: "true", n: "navigate" });

/**
 * Sends the message of a page, and returns the status. Headers and body are sent together. `fetch` would send the body later, and on a busy
 * machine that may be too late for the server's timeout.
 */
export function tell(
  port: number,
  body: string | Record<string, string>,
  {
    address = "198.18.0.1",
    origin = `http://127.0.0.1:${port}`,
    type = "application/x-www-form-urlencoded;charset=UTF-8",
  } = {},
): Promise<number> {
  const text = typeof body === "string" ? body : new URLSearchParams(body).toString();
  const headers = {
    ...{ origin, "x-forwarded-for": address, "user-agent": agent, "accept-language": "en" },
    ...{ "content-type": type, "content-length": Buffer.byteLength(text) },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path: "/seen", method: "POST", headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once("error", reject).end(text);
  });
}

/** Returns the keys of the stored page views. */
export async function storedViews(place: Place): Promise<string[]> {
  const { db, close } = connectToWrite(place.settings);
  try {
    const rows = await db.selectFrom("page_views").select("view_key").orderBy("id").execute();
    return rows.flatMap(({ view_key }) => view_key ?? []);
  } finally {
    await close();
  }
}
