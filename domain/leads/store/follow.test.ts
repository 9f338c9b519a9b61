import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cancelWithdrawn } from "#domain/visits/store/change.ts";
import { type Connection, connect } from "#platform/db/connection.ts";
import { type Place, places } from "#platform/db/fixture.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { addFromCustomer, follow, maxPhotosOfEnquiry, withdraw } from "./follow.ts";
import { recordReply } from "./notes.ts";
import { type NewLead, type StoredLead, submitLead } from "./submit.ts";

const lead: NewLead = {
  idempotencyKey: null,
  kind: "quote",
  locale: "en",
  name: "Sara",
  email: "sara@example.com",
  phone: "+971500000000",
  phoneTyped: "050 000 0000",
  message: "The AC drips.",
  page: "/quotation",
  consentVersion: "1",
  replyDueAt: null,
};
const due = 2_000_000_000_000;
const photos = (count: number): NewFile[] =>
  Array.from({ length: count }, () => ({
    type: "image/webp",
    width: 1,
    height: 1,
    content: new Uint8Array([1, 2, 3]),
  }));

describe.each(places)("a followed enquiry on %s", (_, make) => {
  let place: Place;
  let open: Connection;
  let stored: StoredLead;
  beforeEach(async () => {
    place = await make("migrated");
    open = connect(place.settings);
    stored = await submitLead(open.db, lead, photos(2));
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });
  const row = () => open.db.selectFrom("leads").selectAll().where("id", "=", stored.id).executeTakeFirstOrThrow();
  const outbox = () => open.db.selectFrom("outbox").select(["topic", "dedupe_key", "payload"]).execute();
  const add = (text: string, files: NewFile[] = [], content = text, by = due) =>
    addFromCustomer(open.db, stored.id, { text, files, content, due: by });
  const seen = async () => (await follow(open.db, stored.followKey))?.events.map(({ kind }) => kind);
  const set = (values: object) => open.db.updateTable("leads").set(values).where("id", "=", stored.id).execute();

  it("shows the customer's own messages, without the office's notes", async () => {
    const note = { id: "n", lead_id: stored.id, at: 1, kind: "note", actor: "s", shown: 0 as const, data: "{}" };
    await open.db.insertInto("lead_events").values(note).execute();
    const found = await follow(open.db, stored.followKey);
    expect(found).toMatchObject({ lead: { reference: stored.reference }, photos: 2 });
    expect(await seen()).toEqual(["received", "photo", "photo"]);
  });

  it("shows the office's mails, but of a call only that there was one", async () => {
    await recordReply(open.db, "huda", stored.id, { channel: "mail", subject: "Visit", text: "Sunday at 10?" });
    await recordReply(open.db, "huda", stored.id, { channel: "phone", text: "Sounded annoyed" });
    const found = await follow(open.db, stored.followKey);
    const replies = found?.events.filter(({ kind }) => kind === "reply").map(({ data }) => JSON.parse(data));
    expect(replies).toEqual([{ channel: "mail", subject: "Visit", text: "Sunday at 10?" }, { channel: "phone" }]);
  });

  it("accepts a message and photos, tells the office once, and becomes unread", async () => {
    await set({ unread: 0 });
    expect(await add("The hatch is locked. قرع الجرس", photos(1))).toBe("done");
    expect(await seen()).toEqual(["received", "photo", "photo", "message", "photo"]);
    const after = await row();
    expect(after).toMatchObject({ unread: 1, version: 2 });
    expect(after.search).toContain("hatch is locked");
    const event = await open.db.selectFrom("lead_events").select("id").where("kind", "=", "message").executeTakeFirst();
    expect(await outbox()).toEqual([
      {
        topic: "mail.update",
        dedupe_key: `mail.update:${event?.id}`,
        payload: JSON.stringify({ event: event?.id, lead: stored.id }),
      },
    ]);
  });

  it("accepts the same message once, also in ten parallel requests", async () => {
    await Promise.all(Array.from({ length: 10 }, () => add("Please call before.", photos(1))));
    expect(await seen()).toEqual(["received", "photo", "photo", "message", "photo"]);
    expect(await outbox()).toHaveLength(1);
  });

  it("refuses a message with too many photos as a whole", async () => {
    expect(await add("", photos(5), "first")).toBe("done");
    expect(await add("and more", photos(maxPhotosOfEnquiry - 7 + 1), "second")).toBe("tooMany");
    expect((await follow(open.db, stored.followKey))?.photos).toBe(7);
    expect(await seen()).not.toContain("message");
    expect((await row()).search).not.toContain("and more");
    expect(await add("and more", photos(maxPhotosOfEnquiry - 7), "third")).toBe("done");
  });

  it("is withdrawn once, with the reason on the timeline", async () => {
    await Promise.all([1, 2, 3].map(() => withdraw(open.db, stored.id, "Found another", cancelWithdrawn)));
    expect(await row()).toMatchObject({ status: "lost", lost_reason: "withdrawn", unread: 1 });
    expect(await seen()).toEqual(["received", "photo", "photo", "withdrawn"]);
    const status = await open.db.selectFrom("lead_events").select("data").where("kind", "=", "status").execute();
    expect(status.map(({ data }) => JSON.parse(data))).toEqual([{ from: "new", to: "lost", reason: "withdrawn" }]);
    expect(await outbox()).toHaveLength(1);
  });

  it.each([
    ["new", null, "new"],
    ["contacted", 5, "contacted"],
    ["quoted", 5, "quoted"],
    ["won", 5, "won"],
    ["lost", 5, "contacted"],
    ["lost", null, "new"],
  ])(
    "that was %s and answered at %s becomes %s and due when the customer writes again",
    async (before, replied, after) => {
      const lost_reason = before === "lost" ? "withdrawn" : null;
      await set({ status: before, replied_at: replied, reply_due_at: before === "new" ? null : 9, lost_reason });
      expect(await add("Are you coming?")).toBe("done");
      const waits = { status: after, lost_reason: null, replied_at: null, reply_due_at: due };
      const first = { first_replied_at: replied, first_due_at: replied && 9 };
      expect(await row()).toMatchObject({ ...waits, ...first });
      const moved = await open.db
        .selectFrom("lead_events")
        .select(["actor", "data"])
        .where("kind", "=", "status")
        .execute();
      const entry = { actor: "customer", data: JSON.stringify({ from: "lost", to: after }) };
      expect(moved).toEqual(before === "lost" ? [entry] : []);
      await add("", photos(1), "a photo later", due + 1);
      expect(await row()).toMatchObject(waits);
      await recordReply(open.db, "huda", stored.id, { channel: "phone" }, { now: due - 1 });
      expect(await row()).toMatchObject({ replied_at: due - 1, ...first });
      await add("And once more", [], "once more", due + 2);
      expect(await row()).toMatchObject({ reply_due_at: due + 2, first_replied_at: replied ?? due - 1 });
    },
  );

  it("without an answer keeps its deadline", async () => {
    await set({ reply_due_at: 9 });
    await add("Are you there?");
    expect(await row()).toMatchObject({ status: "new", reply_due_at: 9, first_replied_at: null });
  });

  it("that is won cannot be withdrawn", async () => {
    await set({ status: "won" });
    await withdraw(open.db, stored.id, "", cancelWithdrawn);
    expect(await row()).toMatchObject({ status: "won", lost_reason: null });
  });

  it("in the spam folder accepts messages and sends no mail", async () => {
    await set({ spam: 1 });
    expect(await add("I am a person.")).toBe("done");
    expect(await outbox()).toEqual([]);
  });

  it("that was erased or never existed is not found", async () => {
    await set({ erased_at: 1 });
    expect(await follow(open.db, stored.followKey)).toBeUndefined();
    expect(await follow(open.db, "")).toBeUndefined();
    expect([await add("late"), await withdraw(open.db, stored.id, "", cancelWithdrawn)]).toEqual([
      "missing",
      "missing",
    ]);
  });

  it("that was merged shows the merge target; a circle of merges is not found", async () => {
    const other = await submitLead(open.db, { ...lead, message: "Another" });
    await set({ merged_into: other.id });
    expect(await follow(open.db, stored.followKey)).toMatchObject({
      enquiry: { id: stored.id },
      lead: { id: other.id },
    });
    expect(await follow(open.db, other.followKey)).toMatchObject({ enquiry: { id: other.id }, lead: { id: other.id } });
    await open.db.updateTable("leads").set({ merged_into: stored.id }).where("id", "=", other.id).execute();
    expect(await follow(open.db, stored.followKey)).toBeUndefined();
  });
});
