import { randomUUID } from "node:crypto";
import { connectToWrite } from "#platform/db/connection.ts";

export const serviceKey = "the-service-key-of-the-load-0123456789";

/** Signs in a colleague as the office does, and returns the cookie. The site must run with STAFF_MFA=off. */
export async function signedIn(origin: string, settings: Parameters<typeof connectToWrite>[0]) {
  const who = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${serviceKey}` };
    const answer = await fetch(`${origin}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; access_token: string };
  };
  const { id } = await post("/admin/users", { ...who, email_confirm: true, app_metadata: { role: "owner" } });
  const { db, close } = connectToWrite(settings);
  const person = { id: randomUUID(), name: "Layla Hadad", email: who.email, role: "owner", locale: "en" } as const;
  await db
    .insertInto("staff")
    .values({ ...person, auth_id: id, created_at: Date.now(), disabled_at: null })
    .execute();
  await close();
  const { access_token } = await post("/token?grant_type=password", who);
  return `access=${access_token}`;
}
