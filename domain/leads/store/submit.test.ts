import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, connect } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import * as ids from "#platform/db/ids.ts";
import { migrate } from "#platform/db/migrate.ts";
import { type NewLead, submitLead } from "./submit.ts";

const lead: NewLead = {
  idempotencyKey: null,
  kind: "contact",
  locale: "ar",
  name: "سارة",
  email: "sara@example.com",
  phone: "+971500000000",
  phoneTyped: "٠٥٠ ٠٠٠ ٠٠٠٠",
  message: "المكيف لا يبرد",
  page: "/ar/contact",
  consentVersion: "1",
  replyDueAt: null,
};

describe.each(places)("leads on %s", (_, make) => {
  let place: Place;
  let open: Connection;
  beforeEach(async () => {
    place = await make("migrated");
    open = connect(place.settings);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await open.close();
    await place.clear();
  });
  const count = async () =>
    (
      await open.db
        .selectFrom("leads")
        .select((e) => e.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n;

  it("are stored as they were sent, and survive a restart", async () => {
    const before = Date.now();
    const { id, reference, repeated } = await submitLead(open.db, lead);
    expect(repeated).toBe(false);
    await open.close();
    open = connect(place.settings);
    await migrate(open.db);
    const row = await open.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    const { idempotencyKey, phoneTyped, consentVersion, replyDueAt, ...same } = lead;
    expect(row).toMatchObject({
      ...same,
      id,
      reference,
      status: "new",
      phone_typed: phoneTyped,
      unread: 1,
      version: 1,
    });
    expect(row.created_at).toBeGreaterThanOrEqual(before);
  });

  it("sent twenty times in parallel with one idempotency key are one lead", async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => submitLead(open.db, { ...lead, idempotencyKey: "k" })),
    );
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await count()).toBe(1);
  });

  it("that arrive together are all stored with their messages, and one that fails does not affect the others", async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) =>
        submitLead(open.db, { ...lead, idempotencyKey: `k${nth % 45}`, name: `Sara ${nth}` }, [], (id) => {
          if (nth % 9 === 4) throw new Error(`no ${nth}`);
          return [{ topic: "mail.office", dedupeKey: id, leadId: id }];
        }),
      ),
    );
    const failed = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(failed).toEqual([4, 13, 22, 31, 40, 49].map((nth) => `no ${nth}`));
    const repeated = sent.flatMap((one) => (one.status === "fulfilled" && one.value.repeated ? [one.value.id] : []));
    const rows = await open.db.selectFrom("leads").select(["id", "name", "idempotency_key as key"]).execute();
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows).toHaveLength(40);
    const again = rows.filter(({ key }) => ["k0", "k1", "k2", "k3"].includes(key ?? ""));
    expect(repeated.toSorted()).toEqual(again.map(({ id }) => id).toSorted());
    const events = await open.db.selectFrom("lead_events").select(["lead_id", "kind"]).execute();
    expect(events.map((event) => event.lead_id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const messages = await open.db.selectFrom("outbox").select("lead_id").execute();
    expect(messages.map((message) => message.lead_id).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it("get another reference if theirs is taken", async () => {
    vi.spyOn(ids, "newReference").mockReturnValueOnce("WT-222222").mockReturnValueOnce("WT-222222");
    const [one, two] = [await submitLead(open.db, lead), await submitLead(open.db, lead)];
    expect(one.reference).toBe("WT-222222");
    expect(two.reference).not.toBe(one.reference);
    expect(await count()).toBe(2);
  });

  it("ignore fields that a form may not set", async () => {
    const greedy = { ...lead, name: "a\0b", status: "won", id: "1", created_at: 0 };
    await submitLead(open.db, greedy);
    const row = await open.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "new", name: "ab" });
    expect(row.id).not.toBe("1");
  });

  it("have the same number types in both databases", async () => {
    const { rows } = await sql<{ big: unknown }>`select cast(1795233000000 as bigint) as big`.execute(open.db);
    expect(rows[0]?.big).toBe(1795233000000);
  });

  it("survive migrations that run twice, even in parallel if several processes are allowed", async () => {
    const second = place.settings.DATABASE_URL ? connect(place.settings) : open;
    await Promise.all([migrate(open.db), migrate(second.db)]);
    if (second !== open) await second.close();
    expect(await count()).toBe(0);
  });
});
