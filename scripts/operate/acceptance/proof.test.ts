import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { acceptQuotation } from "#domain/quotations/store/answer.ts";
import { forgetErased } from "#domain/quotations/store/chain.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import { alikeOn, places } from "#platform/db/fixture.ts";
import { proofOf } from "./proof.ts";

const colleague = "0190a0a0-0000-7000-8000-000000000001";

describe.each(places)("acceptances on %s", (name, make) => {
  const it = alikeOn(name);
  const leads = leadsIn(make);

  async function sent() {
    const draft = await createDraft(
      leads.db,
      colleague,
      await leads.add({ email: `${Math.random()}@example.com`, phone: "" }),
      () => aDraft(),
    );
    if (!draft.ok) throw new Error(draft.problem);
    await sendQuotation(leads.db, colleague, draft.id, 1);
    return read(draft.id);
  }
  async function read(id: string) {
    const quotation = await readQuotation(leads.db, id);
    if (!quotation) throw new Error("There is no such quotation.");
    return quotation;
  }
  const accept = ({ id, hash }: { id: string; hash: string | null }) =>
    acceptQuotation(leads.db, id, {
      ...{ name: "Sara Ahmed", chosen: [2], hash: hash ?? "", language: "en", terms: "1" },
      ...{ sentTo: "sara@example.com", code: false, ip: "203.0.113.7", agent: "Firefox" },
    });
  const proof = async (number: string | null, head?: string) => {
    const { lines, agrees } = await proofOf(leads.db, number ?? "", head);
    return { text: lines.join("\n"), agrees };
  };
  const changeLine = (quotation: { id: string }) =>
    leads.db
      .updateTable("quote_lines")
      .set({ unit_fils: 1 })
      .where("quote_id", "=", quotation.id)
      .where("pos", "=", 0)
      .execute();

  it("are refused if a line is no longer the one that was sent", async () => {
    const quotation = await sent();
    await changeLine(quotation);
    expect(await accept(quotation)).toEqual({ ok: false, problem: "conflict" });
    expect((await proof(quotation.number)).agrees).toBe(false);
  });

  test("at the same time follow each other in a chain, which says in words what was accepted and where it was changed", async () => {
    const quotations = await Promise.all(Array.from({ length: 6 }, sent));
    expect(await Promise.all([...quotations, ...quotations].map(accept))).toEqual(
      [...quotations, ...quotations].map(({ id }) => ({ ok: true, id })),
    );
    const [first] = quotations as [(typeof quotations)[number]];
    const sound = await proof(first.number);
    expect(await proof(first.id)).toEqual(sound);
    expect(sound).toMatchObject({ agrees: true });
    expect(sound.text).toContain("Condenser fan motor replaced");
    expect(sound.text).toContain("by Sara Ahmed");
    expect(sound.text).toContain("together AED 1680.00");
    expect(sound.text).toContain("acceptances, 6 so far");
    const head = /head is (\w{64})/.exec(sound.text)?.[1];
    expect(await proof(first.number, head)).toMatchObject({ agrees: true });
    expect(await proof(first.number, "0".repeat(64))).toMatchObject({ agrees: false });

    await changeLine(first);
    expect((await proof(first.number)).text).toMatch(/DISAGREES .*what was sent/);
    const swap = sql`replace(record, 'Sara Ahmed', 'Somebody else')`;
    await sql`update quote_acceptances set record = ${swap} where seq = 3`.execute(leads.db);
    await leads.db.deleteFrom("quote_acceptances").where("seq", "=", 6).execute();
    const { text, agrees } = await proof(quotations.find((one) => one !== first)?.number ?? "");
    expect(agrees).toBe(false);
    expect(text).toMatch(/at place 3: the kept bytes do not/);
    expect(text).toMatch(/at place 6: an acceptance is missing/);
  });

  it("can be proven from their bytes when another revision was put in their place, or the quotation was deleted", async () => {
    const quotation = await sent();
    await accept(quotation);
    const rows = leads.db.updateTable("quotes").where("id", "=", quotation.id);
    await rows.set({ state: "superseded", answer: "{}" }).execute();
    const later = await sent();
    await leads.db
      .updateTable("quotes")
      .set({ number: quotation.number, revision: 2 })
      .where("id", "=", later.id)
      .execute();
    const hidden = await proof(quotation.number);
    expect(hidden).toMatchObject({ agrees: false, text: expect.stringContaining("together AED 1680.00") });
    await leads.db.deleteFrom("quote_lines").execute();
    await leads.db.deleteFrom("quotes").execute();
    const deleted = await proof(quotation.number);
    expect(deleted).toMatchObject({ agrees: false, text: expect.stringContaining("together AED 1680.00") });
    expect(deleted.text).toContain("DISAGREES  the quotation that was accepted is no longer");
  });

  it("of an erased person leave their hashes, and those of the previous version are compared by their fingerprint", async () => {
    const [gone, older, other, open] = [await sent(), await sent(), await sent(), await sent()];
    for (const one of [gone, other, older]) await accept(one);
    await leads.db.deleteFrom("quote_acceptances").where("quote_id", "=", older.id).execute();
    await leads.db.updateTable("counters").set({ value: 2 }).where("name", "=", "quote.acceptances").execute();
    const before = await leads.db.selectFrom("quote_acceptances").selectAll().where("quote_id", "=", gone.id).execute();
    await erasePerson(leads.db, colleague, gone.leadId);
    await erasePerson(leads.db, colleague, open.leadId);
    const bytes = async () =>
      (await leads.db.selectFrom("quote_acceptances").select("record").orderBy("seq").execute()).map(
        ({ record }) => record !== null,
      );
    expect(await bytes()).toEqual([false, true]);
    await leads.db
      .updateTable("quote_acceptances")
      .set({ record: before[0]?.record ?? null })
      .where("seq", "=", 1)
      .execute();
    await forgetErased(leads.db);
    expect(await bytes()).toEqual([false, true]);
    for (const one of [gone, older, other, open]) expect(await proof(one.number)).toMatchObject({ agrees: true });
    expect((await proof(older.number)).text).toContain("Accepted by an older version");
  });
});
