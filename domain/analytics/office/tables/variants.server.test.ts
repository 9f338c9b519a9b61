import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { translator } from "#site/i18n/t.ts";
import { noOutcome } from "../../store/read/leads.ts";
import type { Context } from "./context.server.ts";
import { trialNeeds, variants } from "./variants.server.ts";

const day = 20_780;
const t = translator("en", "analytics");

describe.each(places)("two versions of a section, on %s", (_, make) => {
  const database = databaseIn(make);

  /** Stores visits of both versions, spread over a number of days, and leads that name the version their sender saw. */
  async function tried(days: number, [visitsOfA, leadsOfA]: [number, number], [visitsOfB, leadsOfB]: [number, number]) {
    const { db } = database;
    for (const [text, visits] of [
      ["promise.a", visitsOfA],
      ["promise.b", visitsOfB],
    ] as const) {
      const word = { kind: "variant", text };
      const { id } = await db.insertInto("seen_words").values(word).returning("id").executeTakeFirstOrThrow();
      const row = { kind: "variant", page: 1, word: id };
      await db
        .insertInto("daily_events")
        .values([
          { ...row, day, times: visits - 1 },
          { ...row, day: day - days + 1, times: 1 },
          { ...row, day: day - 100, times: 5000 },
        ])
        .execute();
    }
    const variant = new Map([
      ["promise.a", { ...noOutcome(), leads: leadsOfA }],
      ["promise.b", { ...noOutcome(), leads: leadsOfB }],
      ["invented.b", { ...noOutcome(), leads: 900 }],
    ]);
    const choice = { period: { first: day - 27, last: day }, before: null };
    const asked = { db, language: "en", choice, outcomes: async () => ({ by: { variant } }) };
    return (await variants(asked as unknown as Context)).rows;
  }

  it("are not judged before two weeks, enough visits and enough leads", async () => {
    const rows = await tried(13, [900, 9], [900, 60]);
    expect(rows.map(({ label }) => label)).toEqual([
      t("variants.a", { name: "promise" }),
      t("variants.b", { name: "promise" }),
    ]);
    expect(rows[1]?.note).toBe(t("variants.early", trialNeeds));
    expect(rows[0]?.cells).toEqual([900, 9, 0.01, null, null, null]);
  });

  it.each([
    [14, [900, 9], [900, 40], "better", { low: "+2.0", high: "+5.1" }],
    [14, [900, 40], [900, 9], "worse", { low: "−5.1", high: "−2.0" }],
    [14, [900, 20], [900, 24], "same", { low: "−1.0", high: "+1.9" }],
    [28, [199, 60], [900, 60], "early", trialNeeds],
    [28, [900, 9], [900, 10], "early", trialNeeds],
  ] as const)("after %i days with %j and %j are judged as %s", async (days, first, second, verdict, said) => {
    const rows = await tried(days, [...first], [...second]);
    expect(rows[1]?.note).toBe(t(`variants.${verdict}`, said));
  });
});
