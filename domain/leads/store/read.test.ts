import { describe, expect, it } from "vitest";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { setValue } from "./change.ts";
import { changeToken } from "./change-token.ts";
import { leadsIn } from "./fixture.ts";
import { addNote } from "./notes.ts";
import { readFile, readLead } from "./read.ts";
import { addFiles } from "./submit.ts";
import { listViews, removeView, renameView, saveView } from "./views.ts";

describe.each(places)("a lead on %s", (_, make) => {
  const leads = leadsIn(make);

  it("is read by id or reference with all its data, parsed", async () => {
    const id = await leads.add(
      {
        details: { property: "villa" },
        origin: { landing: "/" },
        spam: { score: 1, reasons: ["fast"], isSpam: false },
      },
      {},
      [{ topic: "mail.office", dedupeKey: "k", leadId: null }],
    );
    await leads.db
      .transaction()
      .execute((transaction) =>
        addFiles(transaction, id, [{ type: "image/webp", width: 2, height: 3, content: new Uint8Array([1, 2]) }]),
      );
    await addNote(leads.db, "huda", id, "A note");
    const detail = await readLead(leads.db, id);
    expect(detail?.lead).toMatchObject({
      details: { property: "villa" },
      origin: { landing: "/" },
      spam_reasons: ["fast"],
    });
    expect(detail?.events).toMatchObject([
      { kind: "received", actor: "customer", shown: true, data: { kind: "contact" } },
      { kind: "note", actor: "huda", shown: false, data: { text: "A note" } },
    ]);
    expect(detail?.seen).toBe(detail?.events.at(-1)?.id);
    expect(detail?.files).toMatchObject([{ type: "image/webp", width: 2, height: 3, bytes: 2 }]);
    expect(detail?.messages).toMatchObject([{ topic: "mail.office", state: "pending", attempts: 0, last_error: null }]);
    expect(await readLead(leads.db, detail?.lead.reference.toLowerCase() ?? "")).toEqual(detail);
    const file = await readFile(leads.db, detail?.files[0]?.id ?? "");
    expect([...(file?.content ?? [])]).toEqual([1, 2]);
  });

  it("contains no key", async () => {
    const id = await leads.add({ idempotencyKey: "the-key" });
    const { follow_key } = await leads.row(id);
    const text = JSON.stringify(await readLead(leads.db, id));
    expect(text).not.toContain(follow_key);
    expect(text).not.toContain("the-key");
  });

  it.each(["", "%", "WT-", "' or ''='", "null", newId()])("is not found by %j", async (id) => {
    await leads.add();
    expect(await readLead(leads.db, id)).toBe(undefined);
    expect(await readFile(leads.db, id)).toBe(undefined);
  });

  it("lists other leads of the same person, newest first, but does not match empty contact data", async () => {
    const id = await leads.add();
    const phone = await leads.add({ email: "" });
    const email = await leads.add({ phone: "", email: "SARA@example.com" });
    await leads.add({}, { erased_at: 1 });
    await leads.add({}, { merged_into: phone });
    await leads.add({ phone: "+971502222222", email: "other@example.com" });
    const blank = await leads.add({ phone: "", email: "" });
    await leads.add({ phone: "", email: "" });
    expect((await readLead(leads.db, id))?.duplicates).toMatchObject([
      { id: email, by: "email", status: "new" },
      { id: phone, by: "phone" },
    ]);
    expect((await readLead(leads.db, blank))?.duplicates).toEqual([]);
  });

  it("changes the change token", async () => {
    const seen = new Set([await changeToken(leads.db)]);
    const note = async () => seen.add(await changeToken(leads.db));
    const [one, two] = [await leads.add(), await note(), await leads.add(), await note()].filter(
      (id) => typeof id === "string",
    );
    const now = Date.now() + 1000;
    await setValue(leads.db, "huda", one ?? "", 1, { now });
    await note();
    // Another process with a slow clock commits a moment later, with an earlier time.
    const late = { updated_at: now - 500, version: 2 };
    await leads.db
      .updateTable("leads")
      .set(late)
      .where("id", "=", two ?? "")
      .execute();
    await note();
    expect(seen.size).toBe(5);
    expect(await changeToken(leads.db)).toBe([...seen].at(-1));

    const soon = Date.now() + 60_000;
    await leads.add({}, { reminder_at: soon });
    const [before, after] = [await changeToken(leads.db, soon - 1), await changeToken(leads.db, soon)];
    expect(after).not.toBe(before);
  });
});

describe.each(places)("saved views on %s", (_, make) => {
  const leads = leadsIn(make);

  it("belong to one colleague, and each has a name", async () => {
    const [huda, omar] = [await leads.colleague(), await leads.colleague("Omar")];
    const view = await saveView(leads.db, huda, "Overdue", "overdue=1");
    expect(await saveView(leads.db, huda, "Overdue", "overdue=1&open=1")).toEqual({
      ...view,
      query: "overdue=1&open=1",
    });
    const id = view?.id ?? "";
    expect(await listViews(leads.db, omar)).toEqual([]);
    expect(await renameView(leads.db, omar, id, "Mine now")).toBe(false);
    expect(await removeView(leads.db, omar, id)).toBe(false);
    expect(await renameView(leads.db, huda, id, "Late")).toBe(true);
    expect(await listViews(leads.db, huda)).toEqual([{ id, name: "Late", query: "overdue=1&open=1" }]);
    expect(await removeView(leads.db, huda, id)).toBe(true);
    expect(await removeView(leads.db, huda, id)).toBe(false);
  });

  it("are limited to thirty", async () => {
    const huda = await leads.colleague();
    for (let index = 0; index < 30; index += 1) expect(await saveView(leads.db, huda, `${index}`, "")).toBeDefined();
    expect(await saveView(leads.db, huda, "one too many", "")).toBe(undefined);
    expect(await saveView(leads.db, huda, "7", "open=1")).toMatchObject({ query: "open=1" });
    expect(await listViews(leads.db, huda)).toHaveLength(30);
  });
});
