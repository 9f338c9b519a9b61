import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { claim } from "#platform/outbox/claim.ts";
import { onOutboxFilled } from "#platform/outbox/enqueue.ts";
import { countIn } from "#platform/outbox/messages.ts";
import { requeue } from "#platform/outbox/requeue.ts";
import { postpone } from "#platform/outbox/settle.ts";
import { leadsIn } from "./fixture.ts";
import { listLeads } from "./list.ts";
import { mergeLeads } from "./merge.ts";
import { setSpam } from "./spam.ts";

const now = 1_795_000_000_000;
const mail = (id: string | null) => ({ topic: "mail.office", dedupeKey: `mail.office:${id}`, leadId: id });
const held = { messagesFor: async ({ id }: LeadsTable) => [mail(id)], replyDueAt: () => now + 5 };

describe.each(places)("spam on %s", (_, make) => {
  const leads = leadsIn(make);
  const queued = async () =>
    (await leads.db.selectFrom("outbox").select("dedupe_key").execute()).map((row) => row.dedupe_key);

  it("that a colleague releases sends the held messages once, and starts the reply clock", async () => {
    const id = await leads.add({ spam: { score: 9, reasons: ["fast"], isSpam: true } });
    let filled = 0;
    const stop = onOutboxFilled(() => (filled += 1));
    const clicks = await Promise.all([1, 2].map(() => setSpam(leads.db, "huda", [id], false, held, { now })));
    stop();
    expect(new Set(clicks)).toEqual(
      new Set([
        { ok: true, changed: [id] },
        { ok: true, changed: [] },
      ]),
    );
    expect(await leads.row(id)).toMatchObject({ spam: 0, reply_due_at: now + 5, version: 2 });
    expect(await queued()).toEqual([`mail.office:${id}`]);
    expect(filled).toBe(1);
    expect((await listLeads(leads.db, { folder: "inbox", sort: "due" })).rows).toHaveLength(1);
  });

  it("that a colleague marked by mistake holds back what was not sent, until it leaves the folder again", async () => {
    const later = { ...mail("1"), at: now + 9 };
    const id = await leads.add({}, {}, [later, mail("2"), mail("3"), mail("4")]);
    const states = async () =>
      Object.fromEntries(
        (await leads.db.selectFrom("outbox").selectAll().where("lead_id", "=", id).execute()).map(
          ({ dedupe_key, state }) => [dedupe_key.slice("mail.office:".length), state],
        ),
      );
    const leaseEnd = Math.max(now, Date.now()) + 60_000;
    const set = (key: string, row: object) =>
      leads.db.updateTable("outbox").set(row).where("dedupe_key", "=", `mail.office:${key}`).execute();
    await set("2", { state: "done" });
    await set("3", { state: "dead" });
    await set("4", { locked_until: leaseEnd, attempts: 1, created_at: now - 1 });
    await setSpam(leads.db, "huda", [id], true, held, { now });
    expect(await states()).toEqual({ 1: "held", 2: "done", 3: "held-dead", 4: "pending" });
    expect((await listLeads(leads.db, { folder: "spam", sort: "due" })).rows).toHaveLength(1);
    expect(await claim(leads.db, ["mail.office"], 9, now + 10)).toEqual([]);
    expect([await countIn(leads.db, "failed"), await countIn(leads.db, "waiting")]).toEqual([0, 1]);
    const row = await leads.db.selectFrom("outbox").select("id").where("state", "=", "held-dead").executeTakeFirst();
    expect(await requeue(leads.db, row?.id ?? "", now)).toBe(false);
    // The attempt that is under way fails. After that, the message is held back.
    const message = { id: "", topic: "mail.office", leadId: id, applicationId: null, payload: {}, attempts: 1 };
    const four = await leads.db.selectFrom("outbox").select("id").where("state", "=", "pending").executeTakeFirst();
    const inFlight = { ...message, id: four?.id ?? "", refusedAt: null, lockedUntil: leaseEnd };
    await postpone(leads.db, inFlight, { at: now, ms: 1 }, "away", { refusedAt: null, nextAt: now + 2 });
    expect(await states()).toMatchObject({ 4: "held" });
    // A reply that a colleague writes after that is sent.
    await set("4", { state: "pending", locked_until: leaseEnd, created_at: now + 1 });
    await postpone(leads.db, inFlight, { at: now, ms: 1 }, "away", { refusedAt: null, nextAt: now + 2 });
    expect(await states()).toMatchObject({ 4: "pending" });

    await setSpam(leads.db, "huda", [id], false, { ...held, messagesFor: async () => [mail("2")] }, { now: now + 5 });
    expect(await states()).toEqual({ 1: "pending", 2: "done", 3: "dead", 4: "pending" });
    expect((await claim(leads.db, ["mail.office"], 9, now + 8)).map(({ id: one }) => one)).toEqual([four?.id]);
    expect(await claim(leads.db, ["mail.office"], 9, now + 9)).toHaveLength(1);
  });

  it("merged into a lead that is no spam sends what it held back; merged the other way round, the lead that is no spam holds back its messages", async () => {
    const [good, spam] = [await leads.add({}, {}, [mail("good")]), await leads.add({}, {}, [mail("spam")])];
    await setSpam(leads.db, "huda", [spam], true, held, { now });
    await mergeLeads(leads.db, "huda", good, spam, now);
    const states = async () =>
      (await leads.db.selectFrom("outbox").select("state").execute()).map(({ state }) => state);
    expect(await states()).toEqual(["pending", "pending"]);
    const folder = await leads.add({}, { spam: 1 });
    await mergeLeads(leads.db, "huda", folder, good, now);
    expect(await states()).toEqual(["held", "held"]);
  });
});
