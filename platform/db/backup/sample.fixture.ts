import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { anApplication } from "#domain/applications/store/fixture.ts";
import { submitApplication } from "#domain/applications/store/submit.ts";
import { submitLead } from "#domain/leads/store/submit.ts";
import { newId } from "../ids.ts";
import type { Database } from "../schema.ts";

/** Texts with characters that are easily damaged when they are written and read back. */
const awkward = [
  "سارة المنصوري",
  'O\'Brien "the \\ boss"',
  "two\nlines\r\nthree\u2028four",
  "🛠️\u202e?",
  "",
  "nul\\u0000",
];

/** For tests: writes leads with photos, events and messages, and a few rows into other tables. */
export async function fillWithSample(db: Kysely<Database>, leads = 12): Promise<void> {
  for (let made = 0; made < leads; made++) {
    const text = awkward[made % awkward.length] ?? "";
    const lead = {
      ...{
        idempotencyKey: newId(),
        kind: "contact" as const,
        locale: "ar" as const,
        name: text,
        email: `${made}@example.com`,
      },
      ...{ phone: "+971500000000", phoneTyped: "٠٥٠", message: text, page: "/contact", consentVersion: "1" },
      ...{ replyDueAt: made % 2 ? Date.now() : null, details: { text, nested: [1, null, true] } },
    };
    const photo = { type: "image/jpeg", width: 4, height: 3, content: randomBytes(made * 1000) };
    await submitLead(db, lead, [photo], (leadId) => [
      { topic: "mail.office", dedupeKey: newId(), leadId, payload: { text } },
    ]);
  }
  const cv = { kind: "pdf" as const, bytes: randomBytes(3000), flags: [] };
  await submitApplication(db, { ...anApplication, message: awkward.join(" ") }, cv, newId());
  await db.insertInto("rate_limits").values({ key: "a", full_at: Number.MAX_SAFE_INTEGER }).execute();
  await db
    .insertInto("secrets")
    .values({ name: "link", value: "x".repeat(64), created_at: 0 })
    .execute();
  await db.insertInto("seen_words").values({ kind: "path", text: "/ar/تكييف" }).execute();
  await db.insertInto("visit_salts").values({ day: 20_000, salt: "salt" }).execute();
  await db.insertInto("ga4_clients").values({ lead_id: "1", client_id: "client" }).execute();
  await sql`insert into auth_users (id, email, created_at, updated_at) values ('1', '1@example.com', 1, 1)`.execute(db);
  await sql`insert into auth_sessions (id, user_id, created_at) values ('1', '1', 1)`.execute(db);
}
