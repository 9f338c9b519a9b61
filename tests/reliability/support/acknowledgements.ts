import { sql } from "kysely";
import { expect } from "vitest";
import { connect } from "#platform/db/connection.ts";
import type { Place } from "#platform/db/fixture.ts";

/** Expects every acknowledged lead in the database: exactly once, complete and consistent. */
export async function expectAllStored(place: Place, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const { db, close } = connect(place.settings);
  try {
    const leads = await db.selectFrom("leads").select(["idempotency_key as key", "reference"]).execute();
    const stored = new Map(leads.map(({ key, reference }) => [key, reference]));
    const lost = [...acknowledged].filter(([key, reference]) => stored.get(key) !== reference);
    expect(lost, "acknowledged, and not stored under that reference").toEqual([]);
    expect(leads.length, "every form in the end acknowledged, none twice").toBe(acknowledged.size);
    const { rows: torn } = await sql`
      select l.id from leads l where 2 <> (select count(*) from outbox o
        where o.lead_id = l.id and o.topic in ('mail.office', 'mail.customer'))
      union all select l.id from leads l where 1 <> (select count(*) from lead_events e where e.lead_id = l.id and e.kind = 'received')
      union all select e.id from lead_events e where e.lead_id not in (select id from leads)
      union all select o.id from outbox o where o.lead_id not in (select id from leads)`.execute(db);
    expect(torn, "half of a lead").toEqual([]);
    if (!place.settings.DATABASE_URL)
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }]);
  } finally {
    await close();
  }
}
