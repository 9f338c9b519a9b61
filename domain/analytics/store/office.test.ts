import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { costsOf, setCost } from "./costs.ts";
import { addNote, notesOf, removeNote } from "./notes.ts";
import { firstDayOf } from "./read/period.ts";
import { openLinks, reportFor, shareReport, withdrawReport } from "./report-links.ts";

const november = 2026 * 12 + 10;
const first = firstDayOf(november);

describe.each(places)("what a colleague types in on %s", (_, make) => {
  const site = databaseIn(make);

  it("keeps a note on its day until it is deleted", async () => {
    await addNote(site.db, "huda", { day: first, text: "حملة الصيف" });
    await addNote(site.db, "huda", { day: first + 9, text: "New prices" });
    expect(await notesOf(site.db, { first, last: first + 8 })).toMatchObject([{ day: first, text: "حملة الصيف" }]);
    const [note] = await notesOf(site.db, { first, last: first });
    await removeNote(site.db, note?.id ?? "");
    expect(await notesOf(site.db, { first, last: first + 8 })).toEqual([]);
  });

  it("counts the cost of a month by days, once however often it is typed, and removes it if it is zero", async () => {
    await setCost(site.db, "villa-amc", november, 1);
    await setCost(site.db, "villa-amc", november, 300_000);
    await setCost(site.db, "villa-amc", november - 1, 31_000);
    const days = (from: number, to: number) => costsOf(site.db, { first: first + from, last: first + to });
    expect(await days(0, 29)).toEqual(new Map([["villa-amc", 300_000]]));
    expect(await days(-1, 1)).toEqual(new Map([["villa-amc", 21_000]]));
    await setCost(site.db, "villa-amc", november, 0);
    expect(await days(0, 29)).toEqual(new Map());
  });

  it("opens a shared view until it ends or is withdrawn, and stores no token", async () => {
    const link = { query: "view=pages", withMoney: false, locale: "en", days: 7 } as const;
    const now = 1_000_000;
    const { id, token } = await shareReport(site.db, "huda", link, now);
    expect(await reportFor(site.db, token, now + 1)).toMatchObject({ id, query: "view=pages", with_money: 0 });
    for (const wrong of ["", `${token}x`, id, token.slice(1)]) expect(await reportFor(site.db, wrong, now)).toBeNull();
    expect(await reportFor(site.db, token, now + 7 * 86_400_000)).toBeNull();
    expect(JSON.stringify(await site.db.selectFrom("report_links").selectAll().execute())).not.toContain(token);
    expect(await openLinks(site.db, now)).toHaveLength(1);
    expect([await withdrawReport(site.db, id, now), await withdrawReport(site.db, id, now)]).toEqual([true, false]);
    expect(await reportFor(site.db, token, now + 1)).toBeNull();
    expect(await openLinks(site.db, now)).toEqual([]);
  });
});
