import { setImmediate } from "node:timers/promises";
import fc from "@site/testing/fast-check.ts";
import { expect, it } from "vitest";
import { databaseIn, placeOn } from "./fixture.ts";
import { inBatches } from "./in-batches.ts";

const database = databaseIn(() => placeOn("SQLite"));

it("turns calls that wait together into one, and answers each", async () => {
  const runs: (readonly number[])[] = [];
  const double = inBatches(async (_, numbers: readonly number[]) => {
    runs.push(numbers);
    return numbers.map((n) => 2 * n);
  });
  const all = [1, 2, 3].map((n) => double(database.db, n));
  expect(await Promise.all(all)).toEqual([2, 4, 6]);
  expect(await double(database.db, 4)).toBe(8);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

it("answers each call, whenever it arrives and whichever fails, and never runs more at once than allowed", async () => {
  const arrivals = fc.array(fc.record({ turns: fc.nat(4), fails: fc.boolean() }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 1, max: 3 }), async (arrivalList, atOnce) => {
      let running = 0;
      const calls: { together: number; running: number }[] = [];
      const ask = inBatches(async (_, items: readonly number[]) => {
        running += 1;
        if (items.length > 1) calls.push({ together: items.length, running });
        await setImmediate();
        running -= 1;
        const wrong = items.find((at) => arrivalList[at]?.fails);
        if (wrong !== undefined) throw new Error(`no ${wrong}`);
        return items.map((at) => `yes ${at}`);
      }, atOnce);
      const answers = arrivalList.map(async ({ turns }, at) => {
        for (let turn = 0; turn < turns; turn += 1) await setImmediate();
        return ask(database.db, at);
      });
      const said = (await Promise.allSettled(answers)).map((one) =>
        one.status === "fulfilled" ? one.value : one.reason.message,
      );
      expect(said).toEqual(arrivalList.map(({ fails }, at) => `${fails ? "no" : "yes"} ${at}`));
      expect(Math.max(0, ...calls.map(({ together }) => together))).toBeLessThanOrEqual(20);
      if (arrivalList.every(({ fails }) => !fails))
        expect(Math.max(0, ...calls.map((call) => call.running))).toBeLessThanOrEqual(atOnce);
    }),
    { numRuns: 100 },
  );
});
