import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { describe, expect, it } from "vitest";
import { leadsIn } from "#domain/leads/store/fixture.ts";
import { places } from "#platform/db/fixture.ts";
import { newId } from "#platform/db/ids.ts";
import { cohortsOf, mondayOf } from "./cohorts.ts";

const day = 86_400_000;
const monday = mondayOf(uaeDay(Date.parse("2026-09-09T08:00:00Z")));
const at = (n: number) => uaeDayStart(monday) + n * day + 3_600_000;

describe.each(places)("leads by week of arrival, on %s", (_, make) => {
  const site = leadsIn(make);

  async function lead(came: number, won: number | null, columns: object = {}) {
    const id = await site.add({}, { created_at: at(came), status: won === null ? "lost" : "won", ...columns });
    const moves =
      won === null
        ? [{ to: "lost", at: came }]
        : [
            { to: "quoted", at: came },
            { to: "won", at: won },
            { to: "won", at: won + 300 },
          ];
    for (const { to, at: when } of moves)
      await site.db
        .insertInto("lead_events")
        .values({
          ...{ id: newId(), lead_id: id, at: at(when), kind: "status", actor: "system", shown: 0 },
          data: JSON.stringify({ from: "new", to }),
        })
        .execute();
  }

  it("are counted correctly, and a column stays empty until all leads of the week have had that time", async () => {
    await lead(0, 3);
    await lead(1, 1 + 13);
    await lead(6, 6 + 15);
    await lead(2, null);
    await lead(3, 4, { spam: 1 });
    await lead(3, 4, { merged_into: "x" });
    await lead(7, 8);
    await lead(-1, 0);
    const found = await cohortsOf(site.db, { first: monday, last: monday + 9 }, at(7 + 14));
    expect(found).toEqual([
      { monday: monday + 7, leads: 1, within: [1, null, null, null, null], won: 1 },
      { monday, leads: 4, within: [1, 2, null, null, null], won: 3 },
    ]);
  });
});
