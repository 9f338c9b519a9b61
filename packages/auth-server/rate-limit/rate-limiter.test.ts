import fc from "@site/testing/fast-check.ts";
import { describe, expect, it } from "vitest";

import { connect, databaseIn, places } from "../databases.fixture.ts";
import { rateLimiter } from "./rate-limiter.ts";

const limit = { burst: 20, every: 180_000 };
const start = 1_800_000_000_000;
const limiter = rateLimiter("auth_rate");

describe.each(places)("a rate limiter on %s", (_, make) => {
  const database = databaseIn(make);
  const takes = async (times: number, at: number, key = "a") => {
    let taken = 0;
    for (let n = 0; n < times; n += 1) taken += Number((await limiter.take(database.db, key, limit, at)).waitMs === 0);
    return taken;
  };

  it("allows exactly one burst, also for parallel requests of several processes", async () => {
    const second = database.settings.DATABASE_URL ? connect(database.settings) : undefined;
    const attempts = Array.from({ length: 3 * limit.burst }, (_, n) =>
      limiter.take((n % 2 && second ? second : database).db, "a", limit, start + n),
    );
    const taken = await Promise.all(attempts);
    await second?.close();
    expect(taken.filter(({ waitMs }) => waitMs === 0)).toHaveLength(limit.burst);
  });

  it("allows one more with each token, and a full burst after a pause", async () => {
    const rest = limit.burst * limit.every;
    expect(await takes(25, start)).toBe(20);
    expect(await takes(2, start + limit.every - 1)).toBe(0);
    expect(await takes(2, start + limit.every)).toBe(1);
    expect(await takes(25, start + limit.every + rest)).toBe(20);
  });

  it("has a bucket for each key, which can be reset", async () => {
    await takes(20, start);
    expect(await takes(1, start, "b")).toBe(1);
    await limiter.reset(database.db, ["a"]);
    expect(await takes(25, start)).toBe(20);
    expect(await takes(25, start, "b")).toBe(19);
  });

  it("returns the used tokens and the time to wait", async () => {
    const two = { burst: 2, every: 60_000 };
    const ask = (at: number) => limiter.take(database.db, "a", two, start + at);
    expect(await ask(0)).toEqual({ waitMs: 0, used: 1 });
    expect(await ask(0)).toEqual({ waitMs: 0, used: 2 });
    expect(await ask(20_500)).toEqual({ waitMs: 39_500, used: 2 });
    expect(await ask(60_000)).toEqual({ waitMs: 0, used: 2 });
    expect(await ask(180_000)).toEqual({ waitMs: 0, used: 1 });
  });

  it("lets a client that wrote under a clock that was ahead write again once the clock is right", async () => {
    const rest = limit.burst * limit.every;
    await takes(1, start + 2 * rest);
    await takes(25, start + 2 * rest, "b");
    expect(await takes(25, start)).toBe(20);
    expect(await takes(25, start, "b")).toBe(20);
    // The clock of another process may be up to two minutes ahead. A bucket with such a time is valid, so the limit still holds for it.
    await takes(25, start + 120_000, "c");
    expect(await takes(1, start, "c")).toBe(0);
  });

  it("deletes full buckets, and those of a wrong clock", async () => {
    await takes(1, start);
    await takes(1, start + 3 * 86_400_000, "c");
    await takes(3, start, "b");
    await limiter.sweep(database.db, start + 2 * limit.every);
    const rows = await database.db.selectFrom("auth_rate").select("key").execute();
    expect(rows).toEqual([{ key: "b" }]);
  });

  it("never allows more than the burst and the tokens gained since", async () => {
    const steps = fc.array(fc.nat(400), { minLength: 1, maxLength: 25 });
    const limits = fc.record({ burst: fc.integer({ min: 1, max: 5 }), every: fc.integer({ min: 1, max: 300 }) });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, limits, async (waits, someLimit) => {
        run += 1;
        let at = start;
        const taken: number[] = [];
        for (const wait of waits) {
          at += wait;
          const { waitMs } = await limiter.take(database.db, `run ${run}`, someLimit, at);
          if (waitMs === 0) taken.push(at);
          else expect((await limiter.take(database.db, `run ${run}`, someLimit, at + waitMs - 1)).waitMs).toBe(1);
        }
        for (const [first, from] of taken.entries())
          for (const [last, to] of taken.entries())
            if (last >= first)
              expect(last - first + 1).toBeLessThanOrEqual(someLimit.burst + (to - from) / someLimit.every);
      }),
      { numRuns: 30 },
    );
  });
});
