import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "#platform/db/fixture.ts";
import { secret } from "#platform/db/secrets.ts";
import { limits } from "#platform/http/budgets.ts";
import { isFirstWithin, isOverLimit, type Limit, take } from "./limits.ts";

const hour = 3_600_000;
const limit: Limit = { ...limits.form, max: () => 7, window: hour };
const start = 500_000 * hour;

describe.each(places)("limits on %s", (_, make) => {
  const database = databaseIn(make);

  it("allows a burst, and as many again within the window", async () => {
    const passed = async (minutes: number) => {
      let count = 0;
      for (let i = 0; i < 10; i += 1)
        count += Number(!(await isOverLimit(database.db, limit, "a", start + minutes * 60_000)));
      return count;
    };
    expect([await passed(0), await passed(30), await passed(61)]).toEqual([7, 3, 4]);
  });

  it("counts each subject and each limit separately", async () => {
    await take(database.db, limit, "a", start);
    expect((await take(database.db, limit, "b", start)).used).toBe(1);
    expect((await take(database.db, { ...limit, name: "other" }, "a", start)).used).toBe(1);
    expect((await take(database.db, limit, "a", start)).used).toBe(2);
  });

  it("answers simultaneous calls as if they came one after the other", async () => {
    const one = fc.record({
      name: fc.constantFrom("form", "content"),
      who: fc.constantFrom("a", "b", "c"),
      at: fc.nat(9).map((minutes) => start + minutes * 60_000),
    });
    let run = 0;
    // The first calls wait until the key is read, and may then continue in any order. So the key is read here before the test.
    await secret(database.db, "rate");
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 45 }), async (asks) => {
        run += 1;
        const ask = (way: string) => (name: string, who: string, at: number) =>
          take(database.db, { ...limit, name: `${way} ${run} ${name}` }, who, at);
        const [together, inTurn] = [ask("together"), ask("in turn")];
        const answers = await Promise.all(asks.map(({ name, who, at }) => together(name, who, at)));
        for (const [nth, { name, who, at }] of asks.entries())
          expect(answers[nth]).toEqual(await inTurn(name, who, at));
      }),
      { numRuns: 20 },
    );
  });

  it("stores no readable address", async () => {
    await take(database.db, limit, "203.0.113.9", start);
    const rows = await database.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  });

  it("detects the first call", async () => {
    const attempts = Array.from({ length: 5 }, () => isFirstWithin(database.db, "job", hour, start));
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect(await isFirstWithin(database.db, "job", hour, start + hour - 1)).toBe(false);
    expect(await isFirstWithin(database.db, "job", hour, start + hour)).toBe(true);
  });

  it("generates one key for all processes", async () => {
    const all = await Promise.all(["x", "x", "x"].map((name) => secret(database.db, name)));
    expect(new Set(all).size).toBe(1);
    expect(await secret(database.db, "y")).not.toBe(all[0]);
  });
});
