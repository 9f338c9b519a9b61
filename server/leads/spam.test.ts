import { describe, expect, it } from "vitest";
import { places } from "../db/fixture.ts";
import type { LeadsTable } from "../db/schema.ts";
import { onOutboxFilled } from "../outbox/enqueue.ts";
import { leadsIn } from "./fixture.ts";
import { listLeads } from "./list.ts";
import { setSpam } from "./spam.ts";

const now = 1_795_000_000_000;
const mail = (id: string | null) => ({ topic: "mail.office", dedupeKey: `mail.office:${id}`, leadId: id });
const held = { messagesFor: async ({ id }: LeadsTable) => [mail(id)], replyDueAt: () => now + 5 };

describe.each(places)("spam on %s", (_, make) => {
  const leads = leadsIn(make);
  const queued = async () =>
    (await leads.db.selectFrom("outbox").select("dedupe_key").execute()).map((row) => row.dedupe_key);

  it("released by a colleague sends the held messages once, and starts the reply clock", async () => {
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

  it("marked by a colleague deletes its unsent messages, and only those", async () => {
    const id = await leads.add({}, {}, [mail("1"), mail("2"), mail("3"), mail("4")]);
    const set = (key: string, row: object) =>
      leads.db.updateTable("outbox").set(row).where("dedupe_key", "=", `mail.office:${key}`).execute();
    await set("2", { state: "done" });
    await set("3", { state: "dead" });
    await set("4", { locked_until: now + 1000 });
    await setSpam(leads.db, "huda", [id], true, held, { now });
    expect(await queued()).toEqual(["mail.office:2", "mail.office:4"]);
    expect((await listLeads(leads.db, { folder: "spam", sort: "due" })).rows).toHaveLength(1);
  });
});
