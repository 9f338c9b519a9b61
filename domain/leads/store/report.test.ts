import type { QuotationState } from "@site/ground/states/quotation.ts";
import { describe, expect, it } from "vitest";
import { wonOn } from "#domain/analytics/store/won.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { dashboard } from "./dashboard.ts";
import { leadsIn } from "./fixture.ts";
import { report } from "./report.ts";

const at = (text: string) => Date.parse(`${text}+04:00`);
const minute = 60_000;
const november = { from: at("2026-11-01T00:00"), to: at("2026-12-01T00:00"), now: at("2026-11-20T12:00") };

describe.each(places)("a report on %s", (_, make) => {
  const leads = leadsIn(make);
  const came = at("2026-11-02T10:00");
  const add = (columns: Partial<LeadsTable> = {}) => leads.add({}, { created_at: came, ...columns });

  it("counts by colleague the leads that were answered in time, won and lost", async () => {
    const huda = await leads.colleague();
    const due = came + 60 * minute;
    for (const minutes of [10, 20, 90])
      await add({ assignee: huda, reply_due_at: due, replied_at: came + minutes * minute });
    await add({ assignee: huda, status: "won", value_fils: 125_000 });
    await add({ assignee: huda, status: "lost", lost_reason: "price", value_fils: 40_000 });
    await add({ reply_due_at: due });
    const { rows, all } = await report(leads.db, { by: "assignee", ...november });
    expect(rows).toEqual([
      {
        ...{ key: huda, came: 5, due: 3, inTime: 2, medianMs: 20 * minute },
        ...{ quoted: 2, won: 1, lost: 1, wonFils: 125_000 },
      },
      { key: "", came: 1, due: 1, inTime: 0, medianMs: null, quoted: 0, won: 0, lost: 0, wonFils: 0 },
    ]);
    expect(all).toMatchObject({ came: 6, due: 4, inTime: 2, won: 1, lost: 1, wonFils: 125_000 });
  });

  it("counts a won lead in the month in which it was won, and each accepted quotation, without VAT, in the month in which it was accepted", async () => {
    const [october, december] = [at("2026-10-05T10:00"), at("2026-12-05T10:00")];
    const huda = await leads.colleague();
    const common = { assignee: huda, created_at: october };
    const won = { ...common, status: "won", value_fils: 9 } as const;
    const quoted = async (
      lead: string,
      answered_at: number | null,
      net_fils: number,
      state: QuotationState = "accepted",
    ) => {
      const sums = { net_fils, vat_fils: 5, gross_fils: net_fils + 5, answered_at, state };
      const quotation = {
        ...sums,
        id: newId(),
        lead_id: lead,
        request_id: lead,
        follow_key: newId(),
        revision: 1,
        locale: "en" as const,
      };
      const rest = { customer: "{}", basis: "net", valid_until: 1, created_by: huda, created_at: 1 } as const;
      await leads.db
        .insertInto("quotes")
        .values({ ...quotation, ...rest })
        .execute();
    };
    const job = await add({ ...won, won_at: came });
    await quoted(job, came, 100_000);
    await quoted(job, came + 1, 20_000);
    await quoted(job, december, 3000);
    await quoted(job, came, 900, "superseded");
    await add({ ...won, won_at: came, value_fils: 400 });
    await add({ ...won, won_at: october });
    await add({ ...won, won_at: came, spam: 1 });
    const lost = await add({ ...common, status: "lost" });
    await quoted(lost, came, 70_000);
    await add({ created_at: came, status: "won", value_fils: 5 });
    for (const batch of [1, 2, 50]) {
      const { rows, all } = await report(leads.db, { by: "assignee", batch, ...november });
      expect(rows.map(({ key, came: n, won: w, wonFils }) => [key, n, w, wonFils])).toEqual([
        ["", 1, 1, 5],
        [huda, 0, 2, 120_400],
      ]);
      expect(all).toMatchObject({ came: 1, won: 3, wonFils: 120_405 });
    }
    expect((await dashboard(leads.db, november)).wonInTime).toEqual({ n: 3, fils: 120_405 });
    const later = { from: november.to, to: december + 1 };
    expect(await wonOn(leads.db, later)).toEqual({ n: 0, fils: 3000 });
  });

  it("names the campaign that brought a lead, whatever is stored about its origin", async () => {
    await add({ origin: JSON.stringify({ campaign: { utm_campaign: "summer" } }) });
    await add({ origin: "{broken" });
    await add({ origin: "null" });
    const { rows } = await report(leads.db, { by: "campaign", ...november });
    expect(rows.map(({ key, came: n }) => [key, n])).toEqual([
      ["", 2],
      ["summer", 1],
    ]);
  });

  it("groups only lost leads by the reason why they were lost", async () => {
    await add({ status: "lost", lost_reason: "price" });
    await add({ status: "lost", lost_reason: null });
    await add({ status: "won" });
    const { rows, all } = await report(leads.db, { by: "lostReason", ...november });
    expect([all.came, all.won, rows.map(({ key }) => key)]).toEqual([2, 0, ["", "price"]]);
  });

  it("leaves out spam, merged leads and other days, and agrees with the dashboard", async () => {
    const id = await add({ service: "plumbing", status: "won", value_fils: 1 });
    await add({ spam: 1 });
    await add({ merged_into: id });
    await add({ created_at: november.from - 1 });
    await add({ created_at: november.to });
    await add({ created_at: november.from, erased_at: 1, service: "plumbing", replied_at: november.from + 5 });
    const { rows, all } = await report(leads.db, { by: "service", ...november });
    const counted = await dashboard(leads.db, november);
    expect(rows.map(({ key, came: n }) => ({ key, n }))).toEqual(counted.byService);
    expect([all.came, all.medianMs, all.won, all.wonFils]).toEqual([
      counted.total,
      counted.response.medianMs,
      counted.wonInTime.n,
      counted.wonInTime.fils,
    ]);
  });

  it("counts each lead once, even if many came at the same moment", async () => {
    for (let n = 0; n < 7; n++) await add();
    await add({ created_at: came + 1 });
    for (const batch of [1, 2, 3, 8])
      expect((await report(leads.db, { by: "kind", batch, ...november })).all.came, `by ${batch}`).toBe(8);
  });
});
