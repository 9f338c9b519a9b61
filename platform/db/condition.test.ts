import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { conditionOf, ping } from "./condition.ts";
import { connect } from "./connection.ts";
import { databaseIn, places } from "./fixture.ts";

describe.each(places)("the condition of %s", (name, make) => {
  const database = databaseIn(make);

  it("contains the important figures", async () => {
    const found = await conditionOf(database.db);
    expect(found).toMatchObject({ kind: name, writes: true, durable: true, migrations: { state: "current" } });
    expect(found.version).toMatch(/^\d+\.\d+/);
    expect(found.bytes).toBeGreaterThan(4096);
    expect(found.pingMs).toBeGreaterThan(0);
    expect(found.migrations.done).toBe(found.migrations.known);
  });

  it("does not reveal where the database is", async () => {
    const text = JSON.stringify(await conditionOf(database.db));
    const { DATA_DIR, DATABASE_URL } = database.settings;
    if (DATABASE_URL) expect(text).not.toContain(new URL(DATABASE_URL).username);
    else expect(text).not.toContain(DATA_DIR);
  });

  it("leaves nothing behind", async () => {
    await conditionOf(database.db);
    const { rows } = await sql<{ n: number }>`select count(*) as n from rate_limits`.execute(database.db);
    expect(rows[0]?.n).toBe(0);
  });

  it("notices missing and unknown migrations", async () => {
    await sql`delete from kysely_migration where name = '0002-pipeline'`.execute(database.db);
    expect((await conditionOf(database.db)).migrations.state).toBe("behind");
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(database.db);
    expect((await conditionOf(database.db)).migrations.state).toBe("ahead");
  });

  it("notices a read-only database", async () => {
    await sql`drop table rate_limits`.execute(database.db);
    expect((await conditionOf(database.db)).writes).toBe(false);
  });
});

it("an unreachable database fails the ping", async () => {
  const { db, close } = connect({ DATA_DIR: "", DATABASE_URL: "postgres://u:p@127.0.0.1:1/d" });
  await expect(ping(db)).rejects.toThrow();
  await close();
});
