import { beforeEach, describe, expect, it } from "vitest";
import { eraseOwn } from "#domain/privacy/store/own.ts";
import { exportOwn } from "#domain/privacy/store/own-export.ts";
import { cancelWithdrawn } from "#domain/visits/store/change.ts";
import { places } from "#platform/db/fixture.ts";
import { leadsIn } from "./fixture.ts";
import { addFromCustomer, follow, isWithdrawn, withdraw } from "./follow.ts";
import { mergeLeads } from "./merge.ts";
import { readLead } from "./read.ts";

const due = 2_000_000_000_000;
const photo = { type: "image/webp", width: 1, height: 1, content: Buffer.from("a photo") };

describe.each(places)("two merged enquiries on %s", (_, make) => {
  const leads = leadsIn(make);
  let [head, gone] = ["", ""];
  beforeEach(async () => {
    head = await leads.add({ name: "Sara", email: "sara@example.com", message: "Sara's words" });
    gone = await leads.add({ name: "Omar", email: "omar@example.com", message: "Omar's words" });
    await say(head, "Sara wrote", [photo]);
    await say(gone, "Omar wrote", [photo, photo]);
  });
  const merge = () => mergeLeads(leads.db, "huda", head, gone);
  const say = (id: string, text: string, files: (typeof photo)[] = []) =>
    addFromCustomer(leads.db, id, { text, files, content: text, due });
  const behind = async (id: string) => {
    const found = await follow(leads.db, (await leads.row(id)).follow_key);
    const words = found?.events.map(({ data }) => JSON.parse(data).text).filter(Boolean);
    return { enquiry: found?.enquiry.id, lead: found?.lead.id, words, photos: found?.photos };
  };
  const timeline = async () =>
    (await readLead(leads.db, head))?.events
      .filter(({ kind }) => kind === "message" || kind === "withdrawn")
      .map(({ kind, cameFrom }) => [kind, cameFrom]);

  it("show only their own messages behind their own links, before and after the merge", async () => {
    await merge();
    await say(head, "Sara again", [photo]);
    await say(gone, "Omar again", [photo]);
    const lead = head;
    expect(await behind(head)).toEqual({ enquiry: head, lead, words: ["Sara wrote", "Sara again"], photos: 2 });
    expect(await behind(gone)).toEqual({ enquiry: gone, lead, words: ["Omar wrote", "Omar again"], photos: 3 });
    expect(await timeline()).toEqual([
      ["message", null],
      ["message", gone],
      ["message", null],
      ["message", gone],
    ]);
  });

  it("are exported to their own senders, with the status", async () => {
    await merge();
    await say(gone, "Omar again", [photo]);
    await leads.db.updateTable("leads").set({ status: "quoted" }).where("id", "=", head).execute();
    const [saras, omars] = [
      await exportOwn(leads.db, "sara@example.com"),
      await exportOwn(leads.db, "omar@example.com"),
    ];
    expect(saras.enquiries).toMatchObject([{ status: "quoted", photos: [expect.any(String)] }]);
    expect(omars.enquiries).toMatchObject([{ status: "quoted", photos: Array(3).fill(expect.any(String)) }]);
    expect(JSON.stringify(saras)).not.toContain("Omar");
    expect(JSON.stringify(omars)).not.toContain("Sara");
    expect(omars.enquiries[0]?.timeline.map(({ data }) => data.text).filter(Boolean)).toEqual([
      "Omar wrote",
      "Omar again",
    ]);
  });

  it("are withdrawn separately; the office is told once, and the other one continues", async () => {
    await merge();
    await Promise.all([1, 2, 3].map(() => withdraw(leads.db, gone, "Too late", cancelWithdrawn)));
    expect(await leads.row(head)).toMatchObject({ status: "new", lost_reason: null, unread: 1 });
    expect(await timeline()).toEqual([
      ["message", null],
      ["message", gone],
      ["withdrawn", gone],
    ]);
    const found = await follow(leads.db, (await leads.row(gone)).follow_key);
    expect(found && isWithdrawn(found)).toBe(true);
    const mails = await leads.db
      .selectFrom("outbox")
      .select(["lead_id", "came_from", "payload"])
      .orderBy("id")
      .execute();
    expect(mails.at(-1)).toMatchObject({ lead_id: head, came_from: gone, payload: expect.stringContaining(gone) });
    await say(gone, "After all");
    const again = await follow(leads.db, (await leads.row(gone)).follow_key);
    expect(again && isWithdrawn(again)).toBe(false);
  });

  it("while an upload runs: the message appears at the merge target", async () => {
    const [before] = [await follow(leads.db, (await leads.row(gone)).follow_key), await merge()];
    expect(await say(before?.enquiry.id ?? "", "Too late?", [photo])).toBe("done");
    expect(await withdraw(leads.db, before?.enquiry.id ?? "", "", cancelWithdrawn)).toBe("done");
    expect(await leads.row(head)).toMatchObject({ unread: 1, reply_due_at: due, status: "new" });
    expect((await leads.row(head)).search).toContain("too late?");
    const left = leads.db.selectFrom("lead_events").select("id").where("lead_id", "=", gone);
    expect(await left.execute()).toEqual([]);
    expect((await readLead(leads.db, head))?.files).toHaveLength(4);
  });

  it("while another message arrives: nothing is lost", async () => {
    const all = [
      say(gone, "one"),
      merge(),
      say(gone, "two"),
      say(head, "three"),
      withdraw(leads.db, gone, "", cancelWithdrawn),
    ];
    expect(await Promise.all(all)).not.toContain("missing");
    expect(await behind(gone)).toMatchObject({
      words: expect.arrayContaining(["Omar wrote", "one", "two"]),
      photos: 2,
    });
    expect(await behind(head)).toMatchObject({ words: ["Sara wrote", "three"], photos: 1 });
    const left = leads.db.selectFrom("lead_events").select("id").where("lead_id", "=", gone);
    expect(await left.execute()).toEqual([]);
  });

  it("have ten photos each", async () => {
    await merge();
    expect(await say(gone, "many", Array(8).fill(photo))).toBe("done");
    expect(await say(gone, "one more", [photo])).toBe("tooMany");
    expect(await say(head, "mine", Array(9).fill(photo))).toBe("done");
  });

  it("lose the messages of the one that is erased, and its later messages too", async () => {
    await merge();
    await say(gone, "Omar again", [photo]);
    await eraseOwn(leads.db, "omar@example.com");
    expect(await behind(head)).toMatchObject({ words: ["Sara wrote"], photos: 1 });
    expect(await timeline()).toEqual([["message", null]]);
    expect((await leads.row(head)).search).not.toContain("omar");
    for (const table of ["lead_files", "outbox"] as const)
      expect(await leads.db.selectFrom(table).select("id").where("came_from", "=", gone).execute()).toEqual([]);
  });
});
