import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import * as database from "#platform/db/db.ts";
import { describeAlike } from "#platform/db/fixture.ts";
import * as logging from "#platform/process/log.ts";
import { quotationData, quotationPdf } from "../papers/answer.server.ts";
import { ticketOf } from "../store/code.ts";
import { createDraft } from "../store/draft.ts";
import { aDraft, aLine } from "../store/fixture.ts";
import { readQuotation } from "../store/read.ts";
import { sendQuotation } from "../store/send.ts";
import type { QuotationDraft } from "../store/types.ts";
import { answerQuotation, quotationPage } from "./answer.server.ts";

const colleague = "0190a0a0-0000-7000-8000-000000000001";

describeAlike("the page of a quotation on %s", (_, make) => {
  const leads = leadsIn(make);
  beforeEach(() => void vi.spyOn(database, "db").mockImplementation(async () => leads.db));
  afterEach(() => void vi.restoreAllMocks());

  async function sent(overrides: Partial<QuotationDraft> = {}, email = "sara@example.com") {
    const draft = await createDraft(leads.db, colleague, await leads.add({ email }), () => aDraft(overrides));
    if (!draft.ok) throw new Error(draft.problem);
    await sendQuotation(leads.db, colleague, draft.id, 1);
    return read(draft.id);
  }
  async function read(id: string) {
    const quotation = await readQuotation(leads.db, id);
    if (!quotation) throw new Error("There is no such quotation.");
    return quotation;
  }
  const at = (key: string) => `https://www.windtower.example/ar/quotation/${key}`;
  const look = async (key: string, query = "") => {
    const page = await quotationPage(new Request(at(key) + query), key);
    if (!("offer" in page)) throw new Error("limited");
    return page;
  };
  const post = (key: string, fields: Record<string, string>) =>
    answerQuotation(new Request(at(key), { method: "POST", body: new URLSearchParams(fields) }), key);
  const yes = { intent: "accept", name: "Sara Ahmed", agree: "on" };
  const leadsTo = async (key: string, fields: Record<string, string>) => {
    const answer = await post(key, fields);
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data));
    expect(answer.status).toBe(303);
    const { pathname, search, hash } = new URL(answer.headers.get("location") ?? "", at(key));
    expect(pathname).toBe(`/ar/quotation/${key}`);
    return search + hash;
  };

  it("accepts only the choice whose total was shown; another choice is added up first", async () => {
    const { id, key, hash } = await sent();
    expect((await look(key)).offer).toMatchObject({ chosen: [1], totals: { gross: 147_000 } });
    const ticked = { ...yes, hash: hash ?? "", choiceA: "2", add3: "3" };
    for (const shown of ["1", "2", "2,3,4", ""]) {
      const query = await leadsTo(key, { ...ticked, shown });
      expect(query).toBe("?chosen=&add2=2&add3=3&changed=#accept");
    }
    expect((await read(id)).state).toBe("sent");
    const page = await look(key, "?chosen=&add2=2&add3=3&changed=");
    expect(page).toMatchObject({ news: "changed", offer: { chosen: [2, 3], totals: { gross: 189_000 } } });
    expect(await leadsTo(key, { ...ticked, shown: "2,3" })).toBe("");
    expect(await read(id)).toMatchObject({ state: "accepted", gross: 189_000 });
    expect(await leadsTo(key, { ...ticked, shown: "2,3" })).toBe("");
    const late = await post(key, { ...yes, hash: hash ?? "", choiceA: "1", shown: "1" });
    expect(late).toMatchObject({ data: { problem: { page: "otherChoice" } }, init: { status: 409 } });
    expect(await post(key, { intent: "decline" })).toMatchObject({ data: { problem: { page: "accepted" } } });
  });

  it("adds up the ticked options without accepting them, and keeps them while a code is sent", async () => {
    const { id, key } = await sent({ lines: [{ ...aLine, unitFils: 300_000 }, ...aDraft().lines.slice(1)] });
    const ticked = { choiceA: "2", name: "Sara Ahmed", code: "123456" };
    expect(await leadsTo(key, { ...ticked, intent: "total", shown: "1" })).toBe("?chosen=&add2=2#totals");
    expect(await leadsTo(key, { ...ticked, intent: "code", shown: "1" })).toBe("?chosen=&add2=2&code=#accept");
    expect((await look(key, "?chosen=&add2=2&code=")).news).toBe("code");
    expect((await read(id)).state).toBe("sent");
  });

  it("keeps what was typed while the database is away, also if the quotation is only being looked up", async () => {
    const { id, key } = await sent();
    vi.mocked(database.db).mockRejectedValueOnce(new Error("Connection terminated"));
    const kept = { failed: true, values: { ...yes, shown: "1" }, hasFiles: false };
    expect(await post(key, kept.values)).toMatchObject({ data: kept, init: { status: 503 } });
    vi.mocked(database.db).mockRejectedValueOnce(new Error("Connection terminated"));
    const file = await quotationData(new Request(at(key)), key);
    expect([file.status, await file.text()]).toEqual([503, expect.stringMatching(/^لا يمكن عرض هذه الصفحة/)]);
    expect((await read(id)).state).toBe("sent");
  });

  it("accepts the preselected choice at once, and a quotation without options", async () => {
    const { id, key, hash } = await sent();
    expect(await leadsTo(key, { ...yes, hash: hash ?? "", choiceA: "1", shown: "1" })).toBe("");
    expect(await read(id)).toMatchObject({ state: "accepted", gross: 147_000 });
    const plain = await sent({ lines: [aLine] });
    expect(await leadsTo(plain.key, { ...yes, hash: plain.hash ?? "", shown: "" })).toBe("");
    expect((await read(plain.id)).state).toBe("accepted");
  });

  it("accepts the link in the mail instead of its code, for its choice only", async () => {
    const { id, key, hash } = await sent({ lines: [{ ...aLine, unitFils: 300_000 }, ...aDraft().lines.slice(1)] });
    const until = String(Date.now() + 60_000);
    const ticket = await ticketOf(leads.db, id, "2", until);
    const page = await look(key, `?chosen=&add2=2&ticket=${ticket}`);
    expect(page).toMatchObject({ news: { ticket }, offer: { chosen: [2] } });
    expect((await look(key, `?chosen=&add1=1&ticket=${ticket}`)).news).toBeUndefined();
    const form = { ...yes, hash: hash ?? "", code: ticket };
    expect(await post(key, { ...form, choiceA: "1", shown: "1" })).toMatchObject({
      data: { problem: { field: "code", why: "choice" } },
    });
    expect(await leadsTo(key, { ...form, choiceA: "2", shown: "2" })).toBe("");
    expect(await read(id)).toMatchObject({ state: "accepted", answer: { acceptance: { chosen: [2], code: true } } });
  });

  it("sends a code as soon as a colleague has added the address", async () => {
    const { id, key, hash, enquiryId } = await sent({ lines: [{ ...aLine, unitFils: 300_000 }] }, "");
    expect((await look(key)).offer.code).toMatchObject({ email: "" });
    expect(await post(key, { ...yes, hash: hash ?? "", shown: "" })).toMatchObject({
      data: { problem: { field: "code", why: "wrong" } },
    });
    expect(await post(key, { intent: "code" })).toMatchObject({ data: { problem: { page: "codes" } } });
    await leads.db.updateTable("leads").set({ email: "sara@example.com" }).where("id", "=", enquiryId).execute();
    expect((await look(key)).offer.code).toMatchObject({ email: "s…@example.com" });
    expect(await leadsTo(key, { intent: "code" })).toBe("?chosen=&code=#accept");
    expect((await read(id)).state).toBe("sent");
  });

  it("hands out the bytes of its fingerprint, but neither figures nor a file if the database has been altered", async () => {
    const { id, key, hash } = await sent();
    const file = await quotationData(new Request(at(key)), key);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="QT-\d{4}-\d{4}\.json"$/);
    expect(
      createHash("sha256")
        .update(await file.text())
        .digest("hex"),
    ).toBe(hash);
    const log = vi.spyOn(logging, "log").mockReturnValue();
    const { gross } = await read(id);
    const sumUp = (fils: number) =>
      leads.db.updateTable("quotes").set({ gross_fils: fils }).where("id", "=", id).execute();
    await sumUp(1);
    expect((await look(key)).offer.state).toBe("altered");
    await sumUp(gross);
    expect((await look(key)).offer.state).toBe("sent");
    await leads.db.updateTable("quote_lines").set({ unit_fils: 1 }).where("quote_id", "=", id).execute();
    expect((await look(key)).offer).toMatchObject({ state: "altered", isOpen: false, hasPdf: false });
    expect(await post(key, { ...yes, hash: hash ?? "", choiceA: "1", shown: "1" })).toMatchObject({
      data: { problem: { page: "conflict" } },
    });
    expect([
      (await quotationPdf(new Request(at(key)), key)).status,
      (await quotationData(new Request(at(key)), key)).status,
    ]).toEqual([409, 409]);
    expect(log.mock.calls).toEqual([["error", { event: "quote-altered", id }]]);
  });

  it("that was accepted shows the choice, name and sum that were accepted, and is never shown as open", async () => {
    const { id, key, hash } = await sent();
    await leadsTo(key, { ...yes, hash: hash ?? "", choiceA: "1", shown: "1" });
    expect((await look(key)).offer).toMatchObject({ state: "accepted", accepted: { name: "Sara Ahmed" } });
    vi.spyOn(logging, "log").mockReturnValue();
    const { answer } = await read(id);
    const other = JSON.stringify(answer).replace("Sara Ahmed", "Somebody else");
    for (const set of [{ answer: other }, { answer: "{}", state: "seen" as const }]) {
      await leads.db.updateTable("quotes").set(set).where("id", "=", id).execute();
      expect((await look(key)).offer.state).toBe("altered");
    }
  });
});
