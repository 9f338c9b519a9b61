import { describe, expect, it } from "vitest";
import { places } from "../db/fixture.ts";
import { setStatus } from "./change.ts";
import { countLeads } from "./counts.ts";
import { dashboard } from "./dashboard.ts";
import { leadsIn } from "./fixture.ts";
import { type ListQuery, listLeads } from "./list.ts";
import { latestChange } from "./live.ts";
import { erasePerson, exportPerson } from "./privacy.ts";
import { readLead } from "./read.ts";

const inbox: ListQuery = { folder: "inbox", sort: "due" };

describe.each(places)("the list on %s", (_, make) => {
  const leads = leadsIn(make);

  it("smoke", async () => {
    const id = await leads.add();
    const staff = await leads.colleague();
    expect((await listLeads(leads.db, { ...inbox, text: "أحمد" })).rows.map((row) => row.id)).toEqual([id]);
    expect((await listLeads(leads.db, { ...inbox, text: "050-123 4567" })).total).toBe(1);
    expect(await countLeads(leads.db, "x")).toMatchObject({ open: 1 });
    const before = await latestChange(leads.db);
    expect(await setStatus(leads.db, staff, [id], "won", { fils: 5000 })).toEqual({ ok: true, changed: [id] });
    expect(await latestChange(leads.db)).not.toBe(before);
    expect(await dashboard(leads.db, { from: Date.now() - 1e8, to: Date.now() + 1 })).toBeTruthy();
    expect(await readLead(leads.db, id)).toBeTruthy();
    expect(await exportPerson(leads.db, id)).toBeTruthy();
    expect(await erasePerson(leads.db, staff, id)).toBeTruthy();
    expect((await listLeads(leads.db, { ...inbox, text: "أحمد" })).rows).toEqual([]);
  });
});
