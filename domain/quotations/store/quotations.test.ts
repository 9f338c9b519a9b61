import { describe, expect, it } from "vitest";
import { eachWon, wonOn } from "#domain/analytics/store/won.ts";
import { setStatus, setValue } from "#domain/leads/store/change.ts";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { mergeLeads } from "#domain/leads/store/merge.ts";
import { readLead } from "#domain/leads/store/read.ts";
import { sumUpQuotations } from "#domain/leads/store/value.ts";
import { erase } from "#domain/privacy/store/erase.ts";
import { eraseOwn } from "#domain/privacy/store/own.ts";
import { erasePerson, exportPerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { quotesOfTheErased } from "#platform/db/migrations/0061-quotes-of-the-erased.ts";
import { definedValue } from "#tests/defined-value.ts";
import { acceptQuotation, declineQuotation, lapseQuotations, markSeen } from "./answer.ts";
import { checkCode, codeLivesFor, currentCode, sendCode, ticketOf } from "./code.ts";
import { createDraft, discardDraft, reviseQuotation, saveDraft } from "./draft.ts";
import { aDraft, aLine } from "./fixture.ts";
import { quotationsOfEnquiry, quotationsOfLead, readQuotation, readSentQuotation } from "./read.ts";
import { sendQuotation } from "./send.ts";
import type { Acceptance, QuotationDraft } from "./types.ts";

describe.each(places)("quotations on %s", (_, make) => {
  const leads = leadsIn(make);
  const colleague = "0190a0a0-0000-7000-8000-000000000001";

  async function draft(overrides: Partial<QuotationDraft> = {}, lead?: string) {
    const outcome = await createDraft(leads.db, colleague, lead ?? (await leads.add()), () => aDraft(overrides));
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.id;
  }
  async function read(id: string) {
    const quotation = await readQuotation(leads.db, id);
    if (!quotation) throw new Error("There is no such quotation.");
    return quotation;
  }
  async function sent(overrides: Partial<QuotationDraft> = {}, lead?: string) {
    const id = await draft(overrides, lead);
    expect(await sendQuotation(leads.db, colleague, id, 1)).toEqual({ ok: true, id });
    return id;
  }
  const acceptance = async (id: string, overrides: Partial<Acceptance> = {}): Promise<Acceptance> => ({
    name: "Sara Ahmed",
    chosen: [2],
    hash: (await read(id)).hash ?? "",
    language: "en",
    terms: "1",
    sentTo: "sara@example.com",
    code: false,
    ip: "",
    agent: "",
    ...overrides,
  });
  const topics = async () =>
    (await leads.db.selectFrom("outbox").select("topic").orderBy("id").execute()).map(({ topic }) => topic);

  it("are numbered, frozen and mailed when they are sent, and the lead is quoted", async () => {
    const lead = await leads.add();
    const id = await sent({}, lead);
    const quotation = await read(id);
    expect(quotation).toMatchObject({ state: "sent", revision: 1, net: 140_000, vat: 7000, gross: 147_000 });
    expect(quotation.number).toMatch(/^QT-\d{4}-0001$/);
    expect(await saveDraft(leads.db, colleague, id, quotation.version, aDraft())).toEqual({
      ok: false,
      problem: "state",
    });
    expect(await sendQuotation(leads.db, colleague, id, quotation.version)).toEqual({ ok: false, problem: "state" });
    const detail = await readLead(leads.db, lead);
    expect(detail).toMatchObject({ lead: { status: "quoted" }, value: { fils: 140_000, from: "quoted" } });
    expect(detail?.events.map(({ kind }) => kind)).toEqual(["received", "quote", "status"]);
    expect(await topics()).toEqual(["mail.quote"]);
  });

  it("get numbers without gaps, also when many are sent at once and some are refused", async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await draft(count % 3 === 0 ? { lines: [] } : {}));
    const outcomes = await Promise.all(ids.map((id) => sendQuotation(leads.db, colleague, id, 1)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8);
    const rows = await leads.db.selectFrom("quotes").select("number").where("number", "is not", null).execute();
    expect(rows.map(({ number }) => Number(number?.slice(-4))).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each<[string, Partial<QuotationDraft>]>([
    ["without an amount", { lines: [{ ...aLine, kind: "note" }] }],
    ["without words in the customer's language", { locale: "ar", lines: [{ ...aLine, textAr: " " }] }],
    ["whose discount exceeds the price", { lines: [{ ...aLine, discountFils: 130_001 }] }],
    ["with something open in its words", { lines: [{ ...aLine, textAr: "المحرك: {الماركة}" }] }],
    ["without a price", { lines: [aLine, { ...aLine, unitFils: 0, unpriced: true }] }],
    ["that is no longer valid", { validUntil: 1 }],
  ])("are not sent %s", async (_reason, overrides) => {
    expect(await sendQuotation(leads.db, colleague, await draft(overrides), 1)).toEqual({
      ok: false,
      problem: "invalid",
    });
  });

  it("are saved by one of two colleagues; the other is told", async () => {
    const id = await draft();
    const save = () => saveDraft(leads.db, colleague, id, 1, aDraft({ lines: [aLine] }));
    const outcomes = await Promise.all([save(), save()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, problem: "conflict" });
    expect((await read(id)).lines).toEqual([aLine]);
  });

  it("are accepted once, with the sum of the chosen options, and the lead is won", async () => {
    const lead = await leads.add();
    const id = await sent({}, lead);
    const yes = await acceptance(id, { chosen: [2, 3] });
    const outcomes = await Promise.all([1, 2, 3].map(() => acceptQuotation(leads.db, id, yes)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await acceptQuotation(leads.db, id, { ...yes, chosen: [1] })).toEqual({ ok: false, problem: "conflict" });
    expect(await read(id)).toMatchObject({ state: "accepted", gross: 189_000, answer: { acceptance: yes } });
    const detail = await readLead(leads.db, lead);
    expect(detail).toMatchObject({ lead: { status: "won" }, value: { fils: 180_000, from: "accepted" } });
    expect(detail?.events.filter(({ kind }) => kind === "quote")).toHaveLength(2);
    expect(await topics()).toEqual(["mail.quote", "mail.quote-accepted", "mail.quote-answered"]);
  });

  const worth = async (lead: string) => {
    const detail = await readLead(leads.db, lead);
    return [detail?.lead.status, detail?.value];
  };
  /** One line of AED 100 a piece: as a net price, or as AED 105 gross. */
  const piece = (count: number, basis: QuotationDraft["basis"] = "net"): Partial<QuotationDraft> => ({
    ...{ basis, lines: [{ ...aLine, qtyMilli: count * 1000, unitFils: basis === "net" ? 10_000 : 10_500 }] },
  });
  const accepted = async (id: string) => acceptQuotation(leads.db, id, await acceptance(id, { chosen: [] }));

  it("for something more add to the value of a won lead, and never reopen or lose it", async () => {
    const lead = await leads.add();
    await accepted(await sent(piece(5), lead));
    const first = await leads.row(lead);
    expect(first.won_at).toEqual(expect.any(Number));
    const [extra, other, late] = [piece(2, "gross"), piece(1), piece(3)];
    const ids = [await sent(extra, lead), await sent(other, lead), await sent(late, lead)] as const;
    expect(await worth(lead)).toEqual(["won", { fils: 50_000, from: "accepted" }]);
    await declineQuotation(leads.db, ids[1], "");
    await lapseQuotations(leads.db, (await read(ids[2])).validUntil);
    expect(await worth(lead)).toEqual(["won", { fils: 50_000, from: "accepted" }]);
    const again = await reviseQuotation(leads.db, colleague, ids[0], Date.now() + 1e9);
    if (!again.ok) throw new Error(again.problem);
    await sendQuotation(leads.db, colleague, again.id, 1);
    await accepted(again.id);
    expect(await worth(lead)).toEqual(["won", { fils: 70_000, from: "accepted" }]);
    expect((await leads.row(lead)).won_at).toBe(first.won_at);
    const statuses = (await readLead(leads.db, lead))?.events.filter(({ kind }) => kind === "status");
    expect(statuses?.map(({ data }) => data)).toEqual([
      { from: "new", to: "quoted" },
      { from: "quoted", to: "won" },
    ]);
  });

  it("add up while they wait and replace a sum typed before, but not one typed after; a typed sum counts until one is accepted", async () => {
    const lead = await leads.add();
    await setValue(leads.db, colleague, lead, 999);
    const [one, two] = [await sent(piece(1), lead), await sent(piece(2), lead)];
    expect(await worth(lead)).toEqual(["quoted", { fils: 30_000, from: "quoted" }]);
    await declineQuotation(leads.db, one, "");
    expect(await worth(lead)).toEqual(["quoted", { fils: 20_000, from: "quoted" }]);
    const three = await sent(piece(3), lead);
    await setValue(leads.db, colleague, lead, 25_001);
    await declineQuotation(leads.db, two, "");
    expect(await worth(lead)).toEqual(["quoted", { fils: 25_001, from: "typed" }]);
    await accepted(three);
    await setValue(leads.db, colleague, lead, 1);
    await setStatus(leads.db, colleague, [lead], "won", { fils: 2 });
    expect(await worth(lead)).toEqual(["won", { fils: 30_000, from: "accepted" }]);
  });

  it("for something more add to a job that was won by phone, until the quotation of that job is accepted too", async () => {
    const lead = await leads.add();
    const first = await sent(piece(5), lead);
    const won = Date.now() + 5;
    await setStatus(leads.db, colleague, [lead], "won", { fils: 50_000, now: won });
    const extra = await draft(piece(2), lead);
    await sendQuotation(leads.db, colleague, extra, 1, won + 1);
    expect(await worth(lead)).toEqual(["won", { fils: 50_000, from: "quoted" }]);
    await accepted(extra);
    expect(await worth(lead)).toEqual(["won", { fils: 70_000, from: "beside" }]);
    const ever = { from: 0, to: won + 1e9 };
    expect(await wonOn(leads.db, ever)).toEqual({ n: 1, fils: 70_000 });
    const revised = await reviseQuotation(leads.db, colleague, first, Date.now() + 1e9);
    if (!revised.ok) throw new Error(revised.problem);
    await sendQuotation(leads.db, colleague, revised.id, 1, won + 2);
    await accepted(revised.id);
    expect(await worth(lead)).toEqual(["won", { fils: 70_000, from: "accepted" }]);
    expect(await wonOn(leads.db, ever)).toEqual({ n: 1, fils: 70_000 });
  });

  it("that are accepted for one lead add to what a merged lead won without a quotation, in either direction of the merge", async () => {
    for (const stays of ["quoted", "typed"]) {
      const [quoted, typed] = [await leads.add(), await leads.add()];
      await accepted(await sent(piece(1), quoted));
      await setStatus(leads.db, colleague, [typed], "won", { fils: 500 });
      const both = stays === "quoted" ? ([quoted, typed] as const) : ([typed, quoted] as const);
      await mergeLeads(leads.db, colleague, ...both);
      expect(await worth(both[0])).toEqual(["won", { fils: 10_500, from: "beside" }]);
      await accepted(await sent(piece(2), both[0]));
      const third = await leads.add({}, { status: "won", won_at: 1, value_fils: 7 });
      await mergeLeads(leads.db, colleague, third, both[0]);
      expect(await worth(third)).toEqual(["won", { fils: 30_507, from: "beside" }]);
    }
    expect(await wonOn(leads.db, { from: 0, to: Date.now() + 1e9 })).toEqual({ n: 2, fils: 61_014 });
    let each = 0;
    for await (const { fils } of eachWon(leads.db, { from: 0, to: Date.now() + 1e9 }, ["id"])) each += fils;
    expect(each).toBe(61_014);
  });

  it("that are accepted while the lead is merged, and a colleague types a sum or sets it lost, count once each", async () => {
    const [into, from] = [await leads.add(), await leads.add()];
    const ids = [await sent(piece(1), into), await sent(piece(2), from), await sent(piece(4), from)];
    const yes = await Promise.all(ids.map((id) => acceptance(id, { chosen: [] })));
    await Promise.all([
      ...ids.map((id, at) => acceptQuotation(leads.db, id, yes[at] as Acceptance)),
      mergeLeads(leads.db, colleague, into, from),
      setValue(leads.db, colleague, from, 5),
      setValue(leads.db, colleague, into, 6),
    ]);
    expect(await worth(into)).toEqual(["won", { fils: 70_000, from: "accepted" }]);
    const last = await sent(piece(8), into);
    await Promise.all([accepted(last), setStatus(leads.db, colleague, [into], "lost", { reason: "other" })]);
    const [status, value] = await worth(into);
    expect(value).toEqual({ fils: 150_000, from: "accepted" });
    expect((await leads.row(into)).won_at === null).toBe(status === "lost");
  });

  it.each([[[]], [[1, 2]], [[0, 1]], [[1, 99]]])("refuse the choice %j", async (chosen) => {
    const id = await sent();
    const yes = await acceptance(id, { chosen });
    expect(await acceptQuotation(leads.db, id, yes)).toEqual({ ok: false, problem: "invalid" });
  });

  it("of another hash are not accepted, because the customer saw something else", async () => {
    const id = await sent();
    const yes = await acceptance(id, { hash: "0".repeat(64) });
    expect(await acceptQuotation(leads.db, id, yes)).toEqual({ ok: false, problem: "conflict" });
  });

  it("lapse after their last day, and a lapsed one is not accepted, even before the scheduled task has run", async () => {
    const id = await sent();
    const late = (await read(id)).validUntil;
    expect(await acceptQuotation(leads.db, id, await acceptance(id), late)).toEqual({ ok: false, problem: "state" });
    expect(await lapseQuotations(leads.db, late - 1)).toBe(0);
    expect(await lapseQuotations(leads.db, late)).toBe(1);
    expect(await lapseQuotations(leads.db, late)).toBe(0);
    expect((await read(id)).state).toBe("lapsed");
  });

  it("are replaced by a later revision with the same number; if that races with an acceptance, one of the two wins", async () => {
    const id = await sent();
    const revised = await reviseQuotation(leads.db, colleague, id, Date.now() + 1e9);
    expect(revised.ok && (await reviseQuotation(leads.db, colleague, id, Date.now() + 1e9))).toEqual(revised);
    const second = revised.ok ? revised.id : "";
    const yes = await acceptance(id);
    await Promise.all([acceptQuotation(leads.db, id, yes), sendQuotation(leads.db, colleague, second, 1)]);
    const [one, two] = [await read(id), await read(second)];
    expect(two).toMatchObject({ number: one.number, revision: 2 });
    expect([`${one.state} ${two.state}`]).toEqual([expect.stringMatching(/^(accepted draft|superseded sent)$/)]);
  });

  it("can be declined with a reason and then revised, but not after they were accepted", async () => {
    const id = await sent();
    expect((await declineQuotation(leads.db, id, "Too late for us")).ok).toBe(true);
    expect(await acceptQuotation(leads.db, id, await acceptance(id))).toEqual({ ok: false, problem: "state" });
    const again = await reviseQuotation(leads.db, colleague, id, Date.now() + 1e9);
    if (!again.ok) throw new Error(again.problem);
    expect((await sendQuotation(leads.db, colleague, again.id, 1)).ok).toBe(true);
    expect((await acceptQuotation(leads.db, again.id, await acceptance(again.id))).ok).toBe(true);
    expect(await reviseQuotation(leads.db, colleague, again.id, Date.now() + 1e9)).toEqual({
      ok: false,
      problem: "state",
    });
    expect((await quotationsOfEnquiry(leads.db, (await read(id)).enquiryId)).map(({ revision }) => revision)).toEqual([
      2,
    ]);
  });

  it("are never found by their link while they are drafts, and a discarded draft is gone", async () => {
    const id = await draft();
    const { key, leadId } = await read(id);
    expect(await readSentQuotation(leads.db, key)).toBeUndefined();
    expect((await discardDraft(leads.db, colleague, id)).ok).toBe(true);
    expect(await quotationsOfLead(leads.db, leadId)).toEqual([]);
  });

  it("are marked as seen once", async () => {
    const id = await sent();
    await markSeen(leads.db, id, 5);
    await markSeen(leads.db, id, 9);
    expect(await read(id)).toMatchObject({ state: "seen", seenAt: 5 });
  });

  it("follow a merge, and the customer's link still works", async () => {
    const [into, from] = [await leads.add(), await leads.add({ phone: "+971509999999" })];
    const id = await sent({}, from);
    expect((await mergeLeads(leads.db, colleague, into, from)).ok).toBe(true);
    expect((await acceptQuotation(leads.db, id, await acceptance(id))).ok).toBe(true);
    expect((await readLead(leads.db, into))?.lead.status).toBe("won");
    expect(await quotationsOfEnquiry(leads.db, from)).toHaveLength(1);
    expect(await quotationsOfEnquiry(leads.db, into)).toHaveLength(0);
  });

  it("are exported with the person's data, and erased except for number and sums", async () => {
    const lead = await leads.add();
    const [id, rough] = [await sent({}, lead), await draft({}, lead)];
    const { key } = await read(id);
    await acceptQuotation(leads.db, id, await acceptance(id));
    const open = await sent({}, lead);
    const revision = await reviseQuotation(leads.db, colleague, open, Date.now() + 1e9);
    const exported = JSON.stringify(await exportPerson(leads.db, lead));
    expect(exported).toContain("Al Barsha 1");
    expect(exported).not.toContain(key);
    await erasePerson(leads.db, colleague, lead);
    const all = JSON.stringify([
      await leads.db.selectFrom("quotes").selectAll().execute(),
      await leads.db.selectFrom("quote_lines").selectAll().execute(),
    ]);
    expect(all).not.toMatch(/Sara|Barsha|motor|محرك/);
    expect(all).not.toContain(key);
    for (const one of [rough, revision.ok ? revision.id : ""])
      expect(await readQuotation(leads.db, one)).toBeUndefined();
    const stateOfOpen = async () => (await read(open)).state;
    expect(await stateOfOpen()).toBe("lapsed");
    // The row looks as if an earlier version had erased it.
    await leads.db.updateTable("quotes").set({ state: "seen" }).where("id", "=", open).execute();
    const [head, merged] = [await leads.add(), await leads.add()];
    const [staying, other] = [await sent({}, head), await sent({}, merged)];
    expect((await mergeLeads(leads.db, colleague, head, merged)).ok).toBe(true);
    const worth = async () => (await leads.row(head)).value_fils;
    await sumUpQuotations(leads.db, head, true);
    const both = Number(await worth());
    const gone = await leads.row(merged);
    await leads.db.transaction().execute((tx) => erase(tx, [gone], Date.now()));
    expect([(await read(other)).state, await worth()]).toEqual(["lapsed", both / 2]);
    await leads.db.updateTable("quotes").set({ state: "seen" }).where("id", "=", other).execute();
    await quotesOfTheErased.up(leads.db);
    expect(await stateOfOpen()).toBe("lapsed");
    expect([(await read(other)).state, (await read(staying)).state]).toEqual(["lapsed", "sent"]);
    expect(await read(id)).toMatchObject({ number: expect.stringMatching(/^QT/), gross: 168_000 });
  });

  it("of somebody who was erased leave nothing in the value of the lead into which theirs was merged", async () => {
    const [head, merged] = [await leads.add(), await leads.add({ email: "omar@example.com" })];
    await sent({}, merged);
    expect((await mergeLeads(leads.db, colleague, head, merged)).ok).toBe(true);
    const worth = async () => (await readLead(leads.db, head))?.value;
    expect(await worth()).toEqual({ fils: 140_000, from: "quoted" });
    expect((await eraseOwn(leads.db, "omar@example.com")).erased).toBe(1);
    expect(await worth()).toBeNull();
    expect(await leads.row(head)).toMatchObject({ value_fils: null, value_from: null });
  });

  it("have a code that is valid only for its quotation and choice, for a while and for a few attempts from one address", async () => {
    const [id, other] = [await sent(), await sent()];
    const now = Date.now();
    expect(await currentCode(leads.db, id, now)).toBeUndefined();
    const usualAttempt = { chosen: [2], address: "192.0.2.1" };
    const check = (typed: string, attempt = usualAttempt, at = now) => checkCode(leads.db, id, typed, attempt, at);
    expect(await check("000000")).toBe("wrong");
    expect(await sendCode(leads.db, await read(id), "en", usualAttempt, now)).toBe("sent");
    const code = (await currentCode(leads.db, id, now)) ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect(await checkCode(leads.db, other, code, usualAttempt, now)).toBe("wrong");
    expect(await check(code, usualAttempt, now + codeLivesFor)).toBe("wrong");
    expect(await check(code, { ...usualAttempt, chosen: [2, 3] })).toBe("choice");
    expect(await check(code)).toBe("right");
    const guesses = await Promise.all(Array.from({ length: 12 }, () => check("1")));
    expect(guesses.filter((answer) => answer === "tooMany").length).toBeGreaterThanOrEqual(6);
    // Guesses from one address do not block other addresses. Guesses from many addresses together have a limit too.
    expect(await check(code, { ...usualAttempt, address: "192.0.2.2" })).toBe("right");
    const many = Array.from({ length: 60 }, (_, n) => check("1", { ...usualAttempt, address: `198.51.100.${n}` }));
    expect(await Promise.all(many)).toContain("tooMany");
    // The customer can still accept with the link in the mail, after all these attempts and after a stranger has requested a new code.
    await sendCode(leads.db, await read(id), "en", { chosen: [1], address: "192.0.2.3" }, now);
    const mails = await leads.db
      .selectFrom("outbox")
      .select("payload")
      .where("topic", "=", "mail.quote-code")
      .execute();
    const { chosen, until } = definedValue(
      mails.map(({ payload }) => JSON.parse(payload)).find((mail) => mail.chosen === "2"),
    );
    const ticket = await ticketOf(leads.db, id, chosen, until);
    expect(await check(code)).toBe("tooMany");
    expect(await check(ticket)).toBe("right");
    expect(await check(ticket, { ...usualAttempt, chosen: [2, 3] })).toBe("choice");
    expect(await check(ticket, usualAttempt, now + codeLivesFor)).toBe("wrong");
    expect(await checkCode(leads.db, other, ticket, usualAttempt, now)).toBe("wrong");
    expect(
      await check(ticket.replace(/^\d{13}\.2\./, `${now + 2 * codeLivesFor}.2,3.`), {
        ...usualAttempt,
        chosen: [2, 3],
      }),
    ).toBe("wrong");
    const stored = await leads.db.selectFrom("quotes").selectAll().where("id", "=", id).execute();
    expect(JSON.stringify(stored)).not.toContain(`"${code}"`);
  });
});
