import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cancelWithdrawn } from "#domain/visits/store/change.ts";
import * as database from "#platform/db/db.ts";
import { places } from "#platform/db/fixture.ts";
import { leadsIn } from "../../store/fixture.ts";
import { receiveUpdate } from "./actions.server.ts";

describe.each(places)("the page of an enquiry on %s", (_, make) => {
  const leads = leadsIn(make);
  beforeEach(() => void vi.spyOn(database, "db").mockImplementation(async () => leads.db));
  afterEach(() => void vi.restoreAllMocks());

  it("stores a question about a quotation with its number, waits for a reply, and tells the office once", async () => {
    const id = await leads.add({}, { status: "quoted", replied_at: 5, unread: 0 });
    const send = (about: string, message = "هل السعر يشمل الرفع؟") => {
      const body = new URLSearchParams({ about, message });
      return receiveUpdate(
        new Request("https://www.windtower.example/enquiry/x", { method: "POST", body }),
        async () => id,
        cancelWithdrawn,
      );
    };
    for (const about of ["QT-2026-0042", "QT-2026-0042", "QT-2026-0043", "<b>QT", ""])
      expect(await send(about)).toEqual({ done: "added" });
    expect(await send("QT-2026-0042", " ")).toMatchObject({ status: 422, problems: { message: "required" } });
    const events = leads.db.selectFrom("lead_events").select("data").where("lead_id", "=", id);
    const said = await events.where("kind", "=", "message").where("actor", "=", "customer").orderBy("id").execute();
    expect(said.map(({ data }) => JSON.parse(data).text)).toEqual([
      "QT-2026-0042:\nهل السعر يشمل الرفع؟",
      "QT-2026-0043:\nهل السعر يشمل الرفع؟",
      "هل السعر يشمل الرفع؟",
    ]);
    expect(await leads.row(id)).toMatchObject({ unread: 1, replied_at: null, reply_due_at: expect.any(Number) });
    const mails = leads.db.selectFrom("outbox").select("topic").where("topic", "=", "mail.update");
    expect(await mails.execute()).toHaveLength(3);
  });
});
