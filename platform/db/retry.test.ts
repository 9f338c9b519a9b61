import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "./fixture.ts";
import { BeginAnew, retries } from "./retry.ts";

const lock = (db: Kysely<never>, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(db);

describe.each(places)("transactions on %s", (place, make) => {
  const database = databaseIn(make);

  it.skipIf(place === "SQLite")("that wait for each other are both completed in the end", async () => {
    const deadlocks = retries.get("40P01") ?? 0;
    const holds = [1, 2].map(() => Promise.withResolvers<void>());
    const both = [0, 1].map((own) =>
      database.db.transaction().execute(async (transaction) => {
        await lock(transaction as never, own);
        holds[own]?.resolve();
        await Promise.all(holds.map(({ promise }) => promise));
        await lock(transaction as never, 1 - own);
        return own;
      }),
    );
    expect(await Promise.all(both)).toEqual([0, 1]);
    expect(retries.get("40P01")).toBe(deadlocks + 1);
  });

  it("begin anew three times at most, and for no other error", async () => {
    let times = 0;
    const failing = (error: Error) =>
      database.db.transaction().execute(async () => {
        times += 1;
        throw error;
      });
    await expect(failing(new BeginAnew("moved"))).rejects.toThrow("moved");
    expect(times).toBe(4);
    await expect(failing(new Error("no"))).rejects.toThrow("no");
    expect(times).toBe(5);
  });
});
