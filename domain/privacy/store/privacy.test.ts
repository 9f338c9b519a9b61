import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { insertAgreed, leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { addNote, recordReply, setReminder } from "#domain/leads/store/notes.ts";
import { readLead } from "#domain/leads/store/read.ts";
import type { NewLead } from "#domain/leads/store/submit.ts";
import { addFiles } from "#domain/leads/store/submit.ts";
import { listViews, saveView } from "#domain/leads/store/views.ts";
import { sameContact } from "#domain/people/store/contact.ts";
import { acceptQuotation } from "#domain/quotations/store/answer.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { readQuotation, readSentQuotation } from "#domain/quotations/store/read.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { isPostgres } from "#platform/db/is-postgres.ts";
import { exportOwn } from "./own-export.ts";
import { eraseExpired, erasePerson, exportPerson } from "./privacy.ts";

const now = 1_795_000_000_000;
const day = 86_400_000;
const canary = "kanarienvogel";

/** Personal data with a marker word in every field in which a person can write. */
const person: Partial<NewLead> = {
  name: `${canary} name`,
  email: `${canary}@example.com`,
  phone: "+971509999999",
  phoneTyped: `${canary} phone`,
  message: `${canary} message`,
  page: `/${canary}`,
  details: { size: canary },
  origin: { referrer: canary },
  spam: { score: 1, reasons: [canary], isSpam: false },
};

describe.each(places)("privacy on %s", (_, make) => {
  const leads = leadsIn(make);

  async function addPerson(lead: Partial<NewLead> = {}) {
    const id = await leads.add(
      { ...person, idempotencyKey: `${canary}${newId()}`, ...lead },
      { service: "plumbing", value_fils: 5, status: "quoted", created_at: now - day },
      [{ topic: "mail.office", dedupeKey: `mail.office:${newId()}`, leadId: null }],
    );
    const photo = { type: "image/webp", width: 1, height: 1, content: Buffer.from(`${canary} photo`) };
    await leads.db.transaction().execute((transaction) => addFiles(transaction, id, [photo]));
    await addNote(leads.db, "huda", id, `${canary} note`, { now });
    await setReminder(leads.db, "huda", id, now, `${canary} reminder`, { now });
    await recordReply(leads.db, "huda", id, { channel: "mail", subject: canary, text: canary }, { now });
    const { reference } = await leads.row(id);
    const outbox = await leads.db.selectFrom("outbox").select("id").where("lead_id", "=", id).executeTakeFirstOrThrow();
    await leads.db
      .updateTable("outbox")
      .set({ last_error: `550 ${canary}` })
      .where("id", "=", outbox.id)
      .execute();
    const attempt = { id: newId(), outbox_id: outbox.id, at: now, ms: 1, error: `550 ${canary}` };
    await leads.db.insertInto("outbox_attempts").values(attempt).execute();
    const mail = {
      at: now,
      recipient: "office@example.com",
      subject: canary,
      html: canary,
      text: `${canary} ${reference}`,
    };
    await leads.db
      .insertInto("mailbox")
      .values([
        { ...mail, id: newId() },
        { ...mail, id: newId(), recipient: `${canary}@example.com`, text: canary },
      ])
      .execute();
    return id;
  }

  /** Returns the tables that contain the word. It searches all tables. */
  async function where(word: string): Promise<string[]> {
    const { db } = leads;
    const tables = isPostgres(db)
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'lead_search%'`;
    const found: string[] = [];
    for (const { name } of (await tables.execute(db)).rows) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
      const texts = rows.flatMap((row) =>
        Object.values(row).map((value) =>
          value instanceof Uint8Array ? Buffer.from(value).toString() : String(value),
        ),
      );
      if (texts.some((text) => text.includes(word))) found.push(name);
    }
    return found.sort();
  }

  it("finds the leads of a facility manager with more addresses than a condition may have parts", async () => {
    const id = await addPerson();
    const contacts = Array.from({ length: 1200 }, (_, n) => ({ phone: "", email: `flat-${n}@example.com` }));
    const all = [...contacts, { phone: "", email: `${canary}@EXAMPLE.com` }];
    expect(await sameContact(leads.db, all).select("id").execute()).toEqual([{ id }]);
  });

  it("erases saved views about the person, and no others", async () => {
    const huda = await leads.colleague();
    const id = await addPerson();
    await saveView(leads.db, huda, canary, `folder=inbox&text=${canary}`);
    await saveView(leads.db, huda, "Sharjah", "folder=inbox&place=sharjah&text=drips");
    expect(await where(canary)).toContain("saved_views");
    await erasePerson(leads.db, "huda", id, now);
    expect(await where(canary)).toEqual([]);
    expect((await listViews(leads.db, huda)).map(({ name }) => name)).toEqual(["Sharjah"]);
  });

  it("erases a lead with everything merged into it, whatever its address", async () => {
    const [into, from] = [await addPerson(), await addPerson({ phone: "", email: `other-${canary}@example.com` })];
    await mergeLeads(leads.db, "huda", into, from);
    expect(await erasePerson(leads.db, "huda", into, now)).toEqual([into, from]);
    expect(await where(canary)).toEqual([]);
  });

  it("finds people by the contact data of merged leads too, and lists them before erasing", async () => {
    const [into, from] = [await addPerson(), await addPerson({ phone: "", email: `other-${canary}@example.com` })];
    await mergeLeads(leads.db, "huda", into, from);
    const hidden = await addPerson({ phone: "", email: `OTHER-${canary}@example.com` });
    const deep = await addPerson({ phone: "+971501111111", email: `other-${canary}@example.com` });
    const over = await leads.add({ phone: "+971502222222", email: "" });
    await mergeLeads(leads.db, "huda", over, deep);
    const shown = (await readLead(leads.db, into))?.duplicates;
    expect(shown).toMatchObject([
      { id: over, by: "email" },
      { id: hidden, by: "email" },
    ]);
    const all = [into, from, hidden, deep, over].toSorted();
    for (const id of [into, from])
      expect((await exportPerson(leads.db, id))?.leads.map((lead) => lead.id)).toEqual(all);
    expect(await erasePerson(leads.db, "huda", into, now)).toEqual(all);
    expect(await where(canary)).toEqual([]);
  });

  it("erases or keeps a lead as a whole, even while a new lead, an acceptance or the customer's own export runs", async () => {
    const email = `${canary}@example.com`;
    for (let round = 0; round < 6; round += 1) {
      const id = await addPerson({ phone: "" });
      const draft = await createDraft(leads.db, "huda", id, () => aDraft({ validUntil: now + day }), now);
      const quotation = draft.ok ? draft.id : "";
      await sendQuotation(leads.db, "huda", quotation, 1, now);
      const { hash, key } = (await readQuotation(leads.db, quotation)) ?? {};
      const acceptance = {
        name: canary,
        chosen: [2],
        hash: hash ?? "",
        language: "en",
        terms: "1",
        sentTo: "",
      } as const;
      const facts = { ...acceptance, chosen: [2], code: false, ip: canary, agent: "" };
      const all = [
        () => erasePerson(leads.db, "huda", id, now, { enquiries: [id], jobs: [], sealed: [] }),
        () => acceptQuotation(leads.db, quotation, facts, now),
        () => addPerson({ phone: "" }),
        () => exportOwn(leads.db, email),
      ];
      const done = await Promise.all((round % 2 ? all : all.toReversed()).map((start) => start()));
      const [erased, accepted, fresh] = (round % 2 ? done : done.toReversed()) as [string[], { ok: boolean }, string];
      expect(erased).toEqual(accepted.ok ? [] : [id]);
      expect(await leads.row(id)).toMatchObject(accepted.ok ? { status: "won", email } : { email: "", erased_at: now });
      expect((await readSentQuotation(leads.db, key ?? ""))?.state).toBe(accepted.ok ? "accepted" : undefined);
      expect(await leads.row(fresh)).toMatchObject({ name: `${canary} name`, erased_at: null });
      await erasePerson(leads.db, "huda", fresh, now);
      expect(await where(canary)).toEqual([]);
    }
  });

  it("erases by itself before the end of the retention period, so that nothing is left at its end", async () => {
    const keep = { wonDays: 100, leadDays: 50, spamDays: 10 };
    const touched = async (days: number, columns: object = {}) => {
      const id = await addPerson({ phone: "", email: `${newId()}@${canary}.example` });
      await leads.db
        .updateTable("leads")
        .set({ ...columns, updated_at: now - days * day })
        .where("id", "=", id)
        .execute();
      return id;
    };
    const [open, junk, late] = [await touched(60), await touched(60, { spam: 1 }), await touched(101)];
    for (const id of [open, junk, late]) await insertAgreed(leads.db, id, "quotation");
    const kept = [await touched(45), await touched(95, { status: "won" }), await touched(5, { spam: 1 }), open, junk];
    const gone = [
      await touched(46),
      await touched(96, { status: "won" }),
      await touched(6, { spam: 1, status: "won" }),
      late,
    ];
    const merged = await touched(200, { merged_into: kept[0] });
    const mergedGone = await touched(1, { merged_into: gone[0] });
    expect(await eraseExpired(leads.db, keep, now)).toBe(4);
    for (const id of [...gone, mergedGone]) expect(await leads.row(id)).toMatchObject({ erased_at: now, name: "" });
    for (const id of [...kept, merged]) expect(await leads.row(id)).toMatchObject({ erased_at: null });
    expect(await eraseExpired(leads.db, keep, now)).toBe(0);
    expect(await eraseExpired(leads.db, keep, now + 200 * day)).toBe(5);
    expect(await eraseExpired(leads.db, keep, now + 205 * day)).toBe(0);
    const references = await leads.db.selectFrom("mailbox").select("text").execute();
    expect(references.filter(({ text }) => text.includes("WT-"))).toEqual([]);
    expect(await where(`${canary} name`)).toEqual([]);
  });

  it("erases more than one batch", async () => {
    for (let index = 0; index < 5; index += 1) await leads.add();
    await leads.db.updateTable("leads").set({ updated_at: 1 }).execute();
    expect(await eraseExpired(leads.db, { wonDays: 1, leadDays: 1, spamDays: 1 }, now, undefined, 2)).toBe(5);
  });
});
