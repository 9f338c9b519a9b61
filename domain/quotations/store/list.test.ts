import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { erasePerson } from "#domain/privacy/store/privacy.ts";
import { places } from "#platform/db/fixture.ts";
import { declineQuotation, markSeen } from "./answer.ts";
import { createDraft, reviseQuotation } from "./draft.ts";
import { aDraft, aLine } from "./fixture.ts";
import { countQuotations, listQuotations, pageSize, type QuotationChoice } from "./list.ts";
import { readQuotation } from "./read.ts";
import { sendQuotation } from "./send.ts";

const arabic = (number: string) => number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

describe.each(places)("the list of quotations on %s", (_, make) => {
  const leads = leadsIn(make);
  const colleague = "0190a0a0-0000-7000-8000-000000000001";

  async function draft(lead?: string) {
    const outcome = await createDraft(leads.db, colleague, lead ?? (await leads.add()), () =>
      aDraft({ lines: [aLine] }),
    );
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.id;
  }
  async function sent(lead?: string) {
    const id = await draft(lead);
    await sendQuotation(leads.db, colleague, id, 1);
    return id;
  }
  const listed = async (choice: QuotationChoice = {}) =>
    (await listQuotations(leads.db, choice)).rows.map(({ id }) => id);

  it("has each in the folder of its state, newest first, without those that were replaced", async () => {
    const [waiting, opened, declined, drafted, first] = [
      await sent(),
      await sent(),
      await sent(),
      await draft(),
      await sent(),
    ];
    await markSeen(leads.db, opened, 1);
    await declineQuotation(leads.db, declined, "");
    const revised = await reviseQuotation(leads.db, colleague, first, Date.now() + 1e9);
    const second = revised.ok ? revised.id : "";
    await sendQuotation(leads.db, colleague, second, 1);
    expect(await listed()).toEqual([second, drafted, declined, opened, waiting]);
    expect(await listed({ folder: "waiting" })).toEqual([second, opened, waiting]);
    expect(await listed({ folder: "draft" })).toEqual([drafted]);
    expect(await countQuotations(leads.db)).toMatchObject([
      { folder: "waiting", count: 3, fils: 3 * 130_000 },
      { folder: "draft", count: 1 },
      { folder: "accepted", count: 0, fils: 0 },
      { folder: "declined", count: 1, fils: 130_000 },
      { folder: "lapsed", count: 0 },
    ]);
  });

  it("is searched by the words of the lead and by the number, and not by text that only looks like SQL", async () => {
    const id = await sent(await leads.add({ name: "Khalid Rahman", email: "khalid@example.com" }));
    await sent();
    const number = (await readQuotation(leads.db, id))?.number ?? "";
    for (const text of ["khalid", "khalid@example.com", number, ` ${number.toLowerCase()} `, arabic(number)])
      expect(await listed({ text }), text).toEqual([id]);
    for (const text of ["' or 1=1 --", "nobody at all", "\0khalidx"]) expect(await listed({ text }), text).toEqual([]);
    expect(await listed({ text: "khalid", folder: "draft" })).toEqual([]);
  });

  it("continues after a page", async () => {
    const lead = await leads.add();
    const ids = [];
    for (let count = 0; count <= pageSize; count += 1) ids.unshift(await draft(lead));
    const { rows, next } = await listQuotations(leads.db, {});
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, pageSize));
    expect(await listed({ after: next })).toEqual(ids.slice(pageSize));
  });

  it("names nobody who was erased", async () => {
    const lead = await leads.add();
    await sent(lead);
    await erasePerson(leads.db, colleague, lead);
    expect((await listQuotations(leads.db, {})).rows).toMatchObject([{ name: "", company: "" }]);
  });
});
