import { describe, expect, it } from "vitest";
import { places } from "../db/fixture.ts";
import type { LeadsTable } from "../db/schema.ts";
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

  it("counts by colleague, with what was answered in time, won and lost", async () => {
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

  it("names the campaign that brought a request, whatever was stored of its origin", async () => {
    await add({ origin: JSON.stringify({ campaign: { utm_campaign: "summer" } }) });
    await add({ origin: "{broken" });
    await add({ origin: "null" });
    const { rows } = await report(leads.db, { by: "campaign", ...november });
    expect(rows.map(({ key, came: n }) => [key, n])).toEqual([
      ["", 2],
      ["summer", 1],
    ]);
  });

  it("takes only the lost ones by why they were lost", async () => {
    await add({ status: "lost", lost_reason: "price" });
    await add({ status: "lost", lost_reason: null });
    await add({ status: "won" });
    const { rows, all } = await report(leads.db, { by: "lostReason", ...november });
    expect([all.came, all.won, rows.map(({ key }) => key)]).toEqual([2, 0, ["", "price"]]);
  });

  it("leaves out spam, merged ones and other days, and says the same as the dashboard", async () => {
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
      counted.conversion.won,
      counted.wonFils,
    ]);
  });

  it("counts each once, however many came in the same moment", async () => {
    for (let n = 0; n < 7; n++) await add();
    await add({ created_at: came + 1 });
    for (const batch of [1, 2, 3, 8])
      expect((await report(leads.db, { by: "kind", batch, ...november })).all.came, `by ${batch}`).toBe(8);
  });
});
