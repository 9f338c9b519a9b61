import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { takeMailbox } from "#domain/leads/store/incoming/mailbox/progress.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { keyOf } from "#platform/mail/mailbox-address.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { stateOf } from "./state.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Noon in the UAE on a Monday. */
const now = Date.parse("2026-11-23T08:00:00Z");
const where = {
  DATA_DIR: "/nowhere",
  DATABASE_URL: undefined,
  BACKUP_DIR: undefined,
  CERTIFICATE_FILE: undefined,
  MAIL_IMAP_URL: undefined,
};

describe.each(places)("the state of %s", (_, make) => {
  const leads = leadsIn(make);

  it("is calm when nothing has happened", async () => {
    expect(await stateOf(leads.db, where, now)).toMatchObject({
      ...{ databaseAnswers: true, outboxPending: 0, outboxOldest: 0, outboxGivenUp: 0, mailFailures: 0 },
      ...{ leadsToday: 0, leadsUsual: 0 },
    });
  });

  it("says since when the mailbox for answers was not read, even if it never was", async () => {
    const MAIL_IMAP_URL = "imaps://in:secret@mail.example.com";
    const look = () => stateOf(leads.db, { ...where, MAIL_IMAP_URL }, now);
    expect(await stateOf(leads.db, where, now)).not.toHaveProperty("mailboxAge");
    expect(await look()).toMatchObject({ mailboxAge: 0, mailboxMail: Number.POSITIVE_INFINITY });
    const mailbox = keyOf({ host: "mail.example.com", user: "in" });
    await takeMailbox(leads.db, mailbox, 0, now - hour);
    expect(await look()).toMatchObject({ mailboxAge: 3600, mailboxMail: Number.POSITIVE_INFINITY });
    await leads.db
      .updateTable("mailbox_reads")
      .set({ read_at: now - 60_000, mail_at: now - day })
      .execute();
    expect(await look()).toMatchObject({ mailboxAge: 60, mailboxMail: 86_400 });
  });

  it("compares today's leads with the leads of this weekday until this hour", async () => {
    const at = (created_at: number, spam: 0 | 1 = 0) => leads.add({}, { created_at, spam });
    await at(now - hour);
    await at(now - 2 * hour, 1);
    await at(now - 13 * hour); // In the UAE this was yesterday.
    for (const weeks of [1, 2, 3, 4]) await at(now - weeks * 7 * day - hour);
    await at(now - 7 * day - 2 * hour);
    await at(now - 7 * day + hour); // This is later on the same day of last week.
    await at(now - 6 * day);
    expect(await stateOf(leads.db, where, now)).toMatchObject({ leadsToday: 1, leadsUsual: 5 / 4 });
  });

  it("counts the messages that wait or were given up, and the mails that failed within the hour", async () => {
    const add = async (topic: string, state: string, created_at: number, failedAt?: number, due_at?: number) => {
      const id = newId();
      const rest = { payload: "{}", attempts: 1, next_at: now, locked_until: null, last_error: null, done_at: null };
      const row = { id, topic, dedupe_key: id, lead_id: null, state, created_at, due_at, ...rest };
      await leads.db.insertInto("outbox").values(row).execute();
      if (failedAt === undefined) return;
      const attempt = { id: newIdAt(failedAt), outbox_id: id, at: failedAt, ms: 5, error: "451" };
      await leads.db.insertInto("outbox_attempts").values(attempt).execute();
    };
    await add("mail.office", "pending", now - 2 * hour, now - 10 * 60_000);
    await add("mail.customer", "dead", now - 80 * hour, now - 2 * hour);
    await add("webhook.crm", "pending", now - hour, now - 60_000);
    const booked = now - 90 * hour;
    await enqueue(leads.db, [{ topic: "mail.visit-reminder", dedupeKey: "1", leadId: null, at: now + hour }], booked);
    // This message became due a minute ago, and the first attempt to send it failed.
    await add("mail.visit-reminder", "pending", booked, undefined, now - 60_000);
    await add("mail.office", "done", now - 99 * hour);
    expect(await stateOf(leads.db, where, now)).toMatchObject({
      ...{ outboxPending: 3, outboxOldest: 7200, outboxGivenUp: 1, mailFailures: 1 },
    });
  });
});

/** Makes an id like those of the outbox, for a given time. newId itself never goes back in time. */
const newIdAt = (at: number) =>
  newId().replace(
    /^.{13}/,
    at
      .toString(16)
      .padStart(12, "0")
      .replace(/^(.{8})/, "$1-"),
  );
