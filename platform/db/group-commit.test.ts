import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { databaseIn, places } from "./fixture.ts";
import { groupCommit } from "./group-commit.ts";
import type { Database } from "./schema.ts";
import { withoutSync } from "./without-sync.ts";
import { writeRefusal } from "./write-probe.ts";

const add = (db: Kysely<Database>, at: number) =>
  db
    .insertInto("rate_limits")
    .values({ key: String(at), full_at: at })
    .execute();

describe.each(places)("transactions that wait together, on %s", (name, make) => {
  const database = databaseIn(make);
  const stored = async () => {
    const rows = await database.db.selectFrom("rate_limits").select("full_at").orderBy("full_at").execute();
    return rows.map(({ full_at: at }) => at);
  };

  it("are all stored, and one that fails undoes no other", async () => {
    const numbers = Array.from({ length: 50 }, (_, at) => at);
    const fails = (at: number) => at % 7 === 3;
    const outcomes = await Promise.allSettled(
      numbers.map((at) =>
        groupCommit(database.db, async (transaction) => {
          await add(transaction, at);
          if (fails(at)) throw new Error(`no ${at}`);
          return at;
        }),
      ),
    );
    expect(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.message)),
    ).toEqual(numbers.map((at) => (fails(at) ? `no ${at}` : at)));
    expect(await stored()).toEqual(numbers.filter((at) => !fails(at)));
  });

  it.runIf(name === "SQLite")(
    "are all refused if the shared transaction is lost, even through work that waits for no sync, and the next are stored",
    async () => {
      const lose = async (transaction: Kysely<Database>) => void (await sql`rollback`.execute(transaction));
      const storing = (at: number) => (transaction: Kysely<Database>) => add(transaction, at);
      const outcomes = await Promise.allSettled([
        groupCommit(database.db, storing(1)),
        withoutSync(database.db, lose),
        groupCommit(database.db, storing(2)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
      await groupCommit(database.db, (transaction) => add(transaction, 3));
      expect(await stored()).toEqual([3]);
    },
  );

  it.runIf(name === "SQLite")("report a full disk, and so does readiness until there is space again", async () => {
    const { db } = database;
    const fill = async (into: Kysely<Database>) => {
      for (let at = 1000; at < 9999; at += 1) await add(into, at); // Keys of four digits have the same order as text and as numbers.
    };
    await sql`pragma max_page_count = 1`.execute(db); // The database file must not grow any more.
    await expect(groupCommit(db, fill)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    await expect(db.transaction().execute(fill)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect(await stored()).toEqual([]);
    await expect(fill(db)).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect(await writeRefusal(db)).toBe("full");
    await sql`pragma max_page_count = 100000`.execute(db);
    expect(await writeRefusal(db)).toBeUndefined();
  });
});
